# The exercises of /learn. Each has three parts: its title (at most 90 characters, no markup), the task, and why the right
# answer is right. Moves, places and options in back-ticks stay as they are. A line must not begin with an asterisk.

lesson_mosona_board =
    { $part ->
        [title] El tablero y el objetivo
        [task] Los puntos tienen nombre: la fila `a` es de las blancas, la `b` es la del medio, la `c` es de las negras; las columnas se cuentan desde la izquierda de las blancas. El objetivo es capturar todas las fichas del otro bando o dejarlo sin jugadas. Al empezar solo está vacío el centro, `b9`. Lleva la ficha de `a10` al centro.
       *[right] Empiezan las blancas, y la primera jugada solo puede ir al centro.
    }

lesson_mosona_step =
    { $part ->
        [title] Mover
        [task] Una ficha va por una línea al siguiente punto, si está vacío, en cualquier dirección. Devuelve la ficha de `b9` a `a8`.
       *[right] Hacia delante, hacia atrás o de lado: solo cuenta que haya una línea y un punto vacío al final.
    }

lesson_mosona_leap =
    { $part ->
        [title] Saltar
        [task] Una ficha captura a una rival saltando sobre ella en línea recta, al punto vacío que está justo detrás. Captura la ficha del centro.
       *[right] La ficha saltada se retira en el acto. Un movimiento a `a8` la habría dejado en su sitio.
    }

lesson_mosona_edge =
    { $part ->
        [title] Puntos seguros
        [task] En este tablero no hay líneas a lo largo de los bordes, así que solo se puede saltar sobre las fichas de la fila del medio, y no en sus dos extremos. Las negras amenazan tu ficha de `b7`. Juega de modo que no se pueda capturar nada.
       *[right] En un borde, o donde ningún rival tiene un punto vacío al otro lado, nadie puede saltar sobre tu ficha.
    }

lesson_mosona_chain =
    { $part ->
        [title] Cadenas de saltos
        [task] Después de un salto, la misma ficha puede volver a saltar. Captura todas las fichas que puedas.
       *[right] Cada ficha se retira al saltarla. Puedes parar después de cualquier salto, pero aquí seguir captura más.
    }

lesson_mosona_turning =
    { $part ->
        [title] Cadenas que giran
        [task] En una cadena, la ficha puede girar en cada punto. Captura todas las fichas que puedas.
       *[right] Cambió de dirección dos veces y capturó tres fichas en un turno.
    }

lesson_mosona_due =
    { $part ->
        [title] Toca capturar
        [task] Si puedes capturar, debes hacerlo. Puedes mover sin capturar, pero entonces tu rival puede retirar una de las fichas que pudieron saltar: eso es un soplido. Juega de modo que no se pueda soplar nada.
       *[right] Capturaste, así que no se puede soplar ninguna ficha tuya.
    }

lesson_mosona_huff =
    { $part ->
        [title] Soplar
        [task] La ficha negra de `c10` pudo saltar, y las negras movieron otra. Antes de tu jugada puedes retirar la ficha que dejó pasar su captura. Sopla y luego mueve.
       *[right] Soplar no te cuesta nada: aún haces tu jugada. Se escribe con H delante del punto.
    }

lesson_mosona_huff_moved =
    { $part ->
        [title] Soplar la ficha que se movió
        [task] La ficha negra pudo saltar sobre `b9` y en cambio se movió a `b11`. La ficha que se movió se sopla donde está ahora. Sóplala y luego mueve.
       *[right] Quedó en falta, fuera a donde fuera. Si no usas tu derecho, se pierde después de este turno.
    }

lesson_mosona_huff_choice =
    { $part ->
        [title] Qué ficha soplar
        [task] Dos fichas dejaron pasar una captura, en `b7` y `c10`; puedes soplar una de ellas. Elige de modo que tu jugada pueda capturar otra ficha.
       *[right] Una ficha con el soplido, otra con el salto. Se puede soplar cualquier ficha que pudo saltar, pero solo una.
    }

lesson_mosona_no_men =
    { $part ->
        [title] Sin fichas
        [task] Un bando sin fichas pierde. Gana en esta jugada.
       *[right] A las negras no les quedan fichas.
    }

lesson_mosona_blocked =
    { $part ->
        [title] Sin jugadas
        [task] Nadie puede pasar: el bando que no puede mover ni soplar pierde. Deja a las negras sin jugadas.
       *[right] La última ficha negra no puede moverse y todos sus saltos están cerrados.
    }

lesson_mosona_repetition =
    { $part ->
        [title] La tercera vez
        [task] Cuando una posición se da por tercera vez, se cuentan las fichas y gana quien tenga más. También se cuentan cuando se acuerdan tablas. Tú tienes más: haz que se dé otra vez la posición con tu ficha en `b17`.
       *[right] Fue la tercera vez, y tienes tres fichas contra dos.
    }

lesson_mosona_count =
    { $part ->
        [title] Cien jugadas tranquilas
        [task] Después de 100 jugadas seguidas sin captura ni soplido se cuentan las fichas. Han pasado 99, y las negras tienen más. No dejes que se cuenten ahora.
       *[right] Una captura empieza la cuenta de nuevo.
    }

lesson_mosona_size =
    { $part ->
        [title] Otras longitudes
        [task] La tira puede tener cualquier número par de rombos de 2 a 20. Esta tiene cuatro, y al empezar todos los puntos menos el centro están ocupados. Lleva la ficha de `a6` al centro, `b5`.
       *[right] Solo cambia la longitud; las reglas son las mismas.
    }

lesson_mosona_free =
    { $part ->
        [title] Opción: capturar nunca es obligatorio
        [task] Con `capture=free` no se sopla a nadie por dejar pasar una captura. Aquí, capturar te costaría la ficha. Juega de modo que no se pueda capturar nada.
       *[right] Dejaste pasar la captura, y no tiene consecuencias.
    }

lesson_mosona_strict =
    { $part ->
        [title] Opción: capturar es obligatorio
        [task] Con `strict`, mientras haya una captura no se puede jugar otra cosa, y una cadena debe seguir mientras pueda. Captura todas las fichas que puedas.
       *[right] Las dos capturas eran posibles; ningún otro movimiento lo era.
    }

lesson_mosona_full =
    { $part ->
        [title] Opción: cadenas hasta el final
        [task] Con `chain=full`, una ficha que ha empezado a saltar debe seguir mientras pueda. Captura.
       *[right] La cadena tenía que llegar al final. Mover sin capturar también era posible, pues aquí capturar no es obligatorio.
    }

lesson_mosona_maximum =
    { $part ->
        [title] Opción: el máximo de fichas
        [task] Con `chain=maximum`, de todas las capturas solo es posible la que captura más fichas. Captura.
       *[right] Captura dos. La ficha de `a16` no puede capturar la suya.
    }

lesson_mosona_single =
    { $part ->
        [title] Opción: un salto
        [task] Con `chain=single`, un turno tiene un solo salto. Captura.
       *[right] Se retira una ficha y el turno termina.
    }

lesson_mosona_ludii =
    { $part ->
        [title] Opción: líneas alrededor de los extremos
        [task] El conjunto `ludii` añade líneas a lo largo de los bordes y deja saltar en vertical sobre los extremos. Las capturas son libres, con un salto por turno. Captura la ficha de `b1`.
       *[right] De `a2`, sobre el extremo `b1`, a `c2`.
    }

lesson_mosona_bent =
    { $part ->
        [title] Opción: saltos doblados
        [task] Con `leap=bent`, una ficha también salta entre puntos vecinos de la fila del medio, sobre la ficha del borde que hay entre ellos. La ficha saltada se escribe entre paréntesis. Captura todas las fichas que puedas.
       *[right] Sobre una ficha del borde y de vuelta sobre la otra: el punto de partida está vacío durante la cadena.
    }

lesson_kolowis_board =
    { $part ->
        [title] El tablero largo
        [task] Dieciséis rombos, con líneas también a lo largo de los bordes. El centro `b17` y los dos extremos `b1` y `b33` están vacíos al empezar. Lleva una ficha al extremo `b1`.
       *[right] Hay 23 fichas en cada bando, y empiezan las blancas.
    }

lesson_kolowis_step =
    { $part ->
        [title] Por el borde
        [task] Aquí las fichas se mueven también por los bordes. Lleva la ficha de `a8` a `a10`.
       *[right] En el juego corto no habría una línea entre esos puntos.
    }

lesson_kolowis_leap =
    { $part ->
        [title] Saltar por el borde
        [task] Las fichas saltan también por los bordes. Captura.
       *[right] De `a8`, sobre `a10`, a `a12`, recto por la línea exterior.
    }

lesson_kolowis_edge =
    { $part ->
        [title] El borde no es seguro
        [task] Las negras amenazan tu ficha de `a10` por el borde. Juega de modo que no se pueda capturar nada.
       *[right] Ahí nadie puede saltar sobre tu ficha.
    }

lesson_kolowis_corner =
    { $part ->
        [title] Las esquinas son seguras
        [task] No se puede saltar sobre las esquinas, como `a2`, ni sobre los extremos `b1` y `b33`. Tu ficha de `a4` está amenazada. Juega de modo que no se pueda capturar nada.
       *[right] Ninguna línea sigue más allá de la esquina, así que nadie puede caer detrás.
    }

lesson_kolowis_chain =
    { $part ->
        [title] Borde y diagonal
        [task] Una cadena puede ir por el borde y cruzar el medio. Captura todas las fichas que puedas.
       *[right] Por el borde, a través de la fila del medio y por el otro borde: tres fichas.
    }

lesson_kolowis_stop =
    { $part ->
        [title] Parar antes
        [task] Puedes parar una cadena antes del final, y por eso no se sopla a nadie. Captura de modo que después no se pueda capturar nada tuyo.
       *[right] El siguiente salto habría capturado una ficha más y perdido la tuya.
    }

lesson_kolowis_huff =
    { $part ->
        [title] Soplar y capturar
        [task] La ficha negra de `a10` dejó pasar su captura. Sopla y captura otra ficha en el mismo turno.
       *[right] El soplido se suma a la jugada: dos fichas en un turno.
    }

lesson_kolowis_draw =
    { $part ->
        [title] Tablas
        [task] Cuando una posición se da por tercera vez, se cuentan las fichas; con igual número, son tablas. Haz que se dé otra vez la posición con tu ficha en `b33`.
       *[right] Dos fichas contra dos: tablas.
    }

lesson_kolowis_men =
    { $part ->
        [title] Opción: todos los puntos ocupados
        [task] Con `men=full` también están ocupados los dos extremos: 24 fichas contra 24, y solo el centro está vacío. Lleva la ficha de `b19` al centro.
       *[right] Todo lo demás sigue igual.
    }

lesson_kolowis_curved =
    { $part ->
        [title] Opción: alrededor de los extremos
        [task] Con `ends=curved` las fichas saltan también alrededor de los extremos del tablero. Captura la ficha de la esquina.
       *[right] De `a4`, sobre la esquina `a2`, al extremo `b1`.
    }

lesson_kolowis_bead =
    { $part ->
        [title] Opción: bead
        [task] Con el conjunto `bead`, capturar es obligatorio y se puede saltar alrededor de los extremos. Captura todas las fichas que puedas.
       *[right] Alrededor de la esquina y luego por la fila del medio.
    }

lesson_warriors_board =
    { $part ->
        [title] El tablero y las bases
        [task] Las columnas se llaman de `a` a `n` desde la izquierda de Sur; las filas, de `1` a `14`. Los seis guerreros de cada bando empiezan en su base, al borde; empieza Sur. El objetivo es cruzar al lado opuesto y capturar por el camino a tantos rivales como puedas. Lleva el guerrero de `e1` a `f2`.
       *[right] Ha empezado a cruzar. Los guerreros siguen las diagonales.
    }

lesson_warriors_move =
    { $part ->
        [title] Cómo se mueven los guerreros
        [task] Un guerrero va una casilla en diagonal hacia delante, alejándose de su base. Nadie mueve hacia atrás. Lleva el guerrero de `g5` a `h6`.
       *[right] Una casilla, en diagonal, hacia delante.
    }

lesson_warriors_capture =
    { $part ->
        [title] Encerrar
        [task] Una ficha rival se retira cuando tu jugada la deja entre la ficha que se movió y otra ficha tuya, en una misma diagonal. Captura la ficha de `g7`.
       *[right] `g7` estaba entre `f6` y `h8`. Se retira por sí sola.
    }

lesson_warriors_several =
    { $part ->
        [title] Varias a la vez
        [task] Una jugada puede encerrar fichas en varias diagonales: un guerrero captura hasta tres. Captura todas las que puedas.
       *[right] Tres diagonales, tres fichas.
    }

lesson_warriors_between =
    { $part ->
        [title] Meterse en medio
        [task] Solo captura la ficha que se mueve. Quien se mete entre dos rivales no corre peligro. Juega de modo que no se pueda capturar nada.
       *[right] Entre `e7` y `g5` no le pasa nada a tu guerrero.
    }

lesson_warriors_stuck =
    { $part ->
        [title] Sin salida, pero capturable
        [task] Un guerrero que no tiene a dónde ir se queda donde está, y todavía se puede capturar. El guerrero de Norte en `d2` no tiene salida. Captúralo.
       *[right] Tu ficha de `e1` estaba detrás, y `c3` cerró la diagonal.
    }

lesson_warriors_place =
    { $part ->
        [title] Entra el Sacerdote
        [task] Cuando un equipo pierde su primera ficha, su Sacerdote del Arco llega a la mano de quien la perdió. Al empezar un turno se puede colocar en una casilla vacía de la base. Coloca tu Sacerdote y luego mueve.
       *[right] Colocarlo no captura nada, y aún haces tu jugada. Se escribe con `P@` delante de la casilla.
    }

lesson_warriors_priest =
    { $part ->
        [title] Cómo se mueve el Sacerdote
        [task] El Sacerdote va como un guerrero, y también una casilla en línea recta: hacia delante, a la izquierda o a la derecha. Lleva tu Sacerdote de `g5` a `g6`.
       *[right] Solo el Sacerdote puede cruzar una línea recta.
    }

lesson_warriors_four =
    { $part ->
        [title] El Sacerdote captura cuatro
        [task] Al moverse en línea recta, el Sacerdote puede encerrar fichas en las cuatro diagonales. Captura todas las que puedas.
       *[right] Cuatro fichas en una jugada: el máximo posible.
    }

lesson_warriors_take_priest =
    { $part ->
        [title] Capturar al Sacerdote
        [task] Guerreros y Sacerdotes capturan y se capturan igual. Un Sacerdote capturado cuenta como una ficha y no vuelve. Captura al Sacerdote de Norte.
       *[right] El Sacerdote de Norte ya no vuelve.
    }

lesson_warriors_pass =
    { $part ->
        [title] Pasar
        [task] Quien no puede mover ni colocar pasa, y eso ocurre solo; nadie más puede pasar. Coloca tu Sacerdote y mueve de modo que Norte tenga que pasar.
       *[right] Con tu Sacerdote en `e1`, el guerrero de `d2` no tiene a dónde ir.
    }

lesson_warriors_home =
    { $part ->
        [title] El final: todas han cruzado
        [task] La partida termina cuando cada ficha está en la base opuesta a la suya y no hay ningún Sacerdote en mano. Entonces gana el equipo que capturó más fichas. Tú capturaste más: termina la partida.
       *[right] Todas las fichas han cruzado, y capturaste dos contra una.
    }

lesson_warriors_nobody =
    { $part ->
        [title] El final: nadie puede mover
        [task] La partida también termina cuando nadie puede mover ni colocar. Tú capturaste más fichas. No dejes ninguna jugada a nadie.
       *[right] Los dos guerreros están sin salida en sus esquinas, y se cuentan las fichas capturadas.
    }

lesson_warriors_gone =
    { $part ->
        [title] El final: un equipo desaparece
        [task] La partida termina cuando un equipo no tiene fichas en el tablero ni Sacerdote en mano. Termínala.
       *[right] A Norte no le queda nada, y tú capturaste más fichas.
    }

lesson_warriors_quiet =
    { $part ->
        [title] El final: turnos tranquilos
        [task] Después de 40 turnos seguidos que fueron pases o movimientos laterales de un Sacerdote y no capturaron nada, se cuentan las fichas capturadas (con cuatro personas, después de 80). Han pasado 39, y tú capturaste más. Termina la partida.
       *[right] Un movimiento lateral del Sacerdote fue el número cuarenta.
    }

lesson_warriors_teams =
    { $part ->
        [title] Cuatro personas
        [task] Con cuatro, Sur y Este juegan contra Norte y Oeste, cada cual desde su base. Las fichas de tu pareja cuentan como tuyas al encerrar. Captura la ficha de `g7`.
       *[right] El guerrero de Este en `h8` estaba detrás.
    }

lesson_warriors_spare =
    { $part ->
        [title] Opción: perdonar fichas
        [task] Con `capture=optional`, quien mueve decide si las fichas encerradas se retiran. Una pérdida daría a Norte su Sacerdote. Encierra la ficha de `g7` y perdónala.
       *[right] El signo ~ indica que se queda. Así Norte no recibe ningún Sacerdote.
    }

lesson_warriors_flank =
    { $part ->
        [title] Opción: columnas y filas
        [task] Con `flank=any` también se encierra en columnas y filas. Captura la ficha de `f7`.
       *[right] Estaba entre `f6` y `f8`, en una misma columna.
    }

lesson_warriors_captor =
    { $part ->
        [title] Opción: el Sacerdote de quien captura
        [task] Con `priest=captor`, el Sacerdote del equipo que captura su primera ficha entra en el acto, en la casilla de esa ficha. Captura la ficha de `g7`.
       *[right] Tu propio Sacerdote está ahora en `g7`.
    }

lesson_warriors_race =
    { $part ->
        [title] Opción: una carrera
        [task] Con `goal=race`, un equipo gana en cuanto todas sus fichas están en la base opuesta. Gana.
       *[right] Tu única ficha ha llegado, da igual lo que se haya capturado.
    }
