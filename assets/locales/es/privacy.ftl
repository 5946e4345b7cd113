# What is kept about people, and how it is given out and deleted.

former_player = alguien que ya no está
command_privacy = Qué se guarda sobre ti, por qué y cuánto tiempo
command_export = Todo lo que se guarda sobre ti en un archivo: nadie más lo ve
command_forget_me = Borrar todo lo que se guarda sobre ti; antes se te pregunta
privacy = **Qué se guarda sobre ti**
    • *Partidas y desafíos* en los que participas: tu número de Discord, tu puesto, cada jugada, oferta y resultado con su hora, los números del servidor, canales y mensajes, y la dirección secreta de la página. Hace falta para jugar y se queda, porque también es de los demás.
    • *Lo que elegiste*: ajustes, no molestar, a quién bloqueas, partidas que sigues, jugadas planeadas, vacaciones, recordatorios.
    • *Para que el bot moleste menos*: el idioma que dijo Discord, hasta dónde llegaste en las lecciones, qué consejos recibiste, qué se te recordó o no se te pudo decir.
    • *Notas de trabajo*: lo que se publica o se te envía (30 días) y qué comandos se ejecutaron (2 días).
    Nada más: los nombres se piden a Discord y solo se recuerdan mientras el bot funciona, y de los mensajes solo quedan las jugadas. Todo sirve para jugar y no se da a nadie.
    • **Cuánto tiempo**: hasta que lo borres. Lo que eligió un servidor queda hasta que se elija de nuevo. Si se expulsa al bot de un servidor y no vuelve en { $days ->
        [one] un día
       *[other] { $days } días
    }, se borra eso y los números del servidor, sus canales y mensajes; las partidas en curso acaban sin resultado y las terminadas las conserva quien las jugó. Las copias de seguridad pueden durar más.
    • **Quién lleva este bot**: { $operator ->
        [none] aquí no se da ninguna dirección. Pregunta a quien trajo el bot a este servidor.
       *[other] { $operator }
    }
button_export = Exportar
button_forget = Borrar…
forget_question = **¿Borrar todo sobre ti?** No se puede deshacer.
    { $games ->
        [0] No tienes ninguna partida en curso.
        [one] Te rindes en tu partida en curso; con cuatro puestos, el tuyo queda libre.
       *[other] Te rindes en tus { $games } partidas en curso; con cuatro puestos, el tuyo queda libre.
    }
    { $challenges ->
        [0] No tienes ningún desafío abierto.
        [one] Dejas tu desafío abierto.
       *[other] Dejas tus { $challenges } desafíos abiertos.
    }
    Se borran tus ajustes, bloqueos, seguimientos, planes, vacaciones, lecciones y recordatorios. Las partidas jugadas quedan para los demás: allí serás «alguien que ya no está». Quien te bloqueó lo mantiene. Los mensajes que ya están en Discord quedan como están: borra los tuyos allí o pregunta al servidor. Con `/{ name_export }` puedes llevarte todo antes.
button_forget_yes = Borrar todo
button_forget_no = Conservar
forgotten = Se ha borrado todo sobre ti. En tus partidas eres desde ahora «alguien que ya no está». Si vuelves a jugar, empiezas de nuevo.
forget_not = No se ha borrado nada.
exported = Todo lo que se guarda sobre ti, con { $games ->
        [0] ninguna partida
        [one] { $games } partida
       *[other] { $games } partidas
    }. Las demás personas de tus partidas no aparecen.
exported_part = Una parte de lo que se guarda sobre ti, con { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: todo junto es demasiado para un archivo. *Parte siguiente* tiene partidas más antiguas.
button_export_next = Parte siguiente
export_later = Ahora mismo se está preparando otra exportación. Usa `/{ name_export }` de nuevo dentro de un minuto.
forget_other = Solo puede responder la persona a quien se preguntó. `/{ name_forget_me }` borra lo que se guarda sobre ti.
reason_home_lost = se expulsó al bot del servidor donde se jugaba.
place_forgotten = Ya no se sabe dónde se jugó esta partida: el bot estuvo demasiado tiempo fuera de ese servidor. Con `/{ name_challenge }` desafías a alguien a una partida nueva.
