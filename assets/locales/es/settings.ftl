# What people and servers choose for themselves, and what /diagnose finds.

command_settings = Cómo te gustan las cosas: idioma, tablero, avisos
command_server_settings = Cómo se juega en este servidor: canales, roles, reglas, idioma
command_diagnose = Qué puede hacer el bot en este canal y cómo está
button_settings_page = { $page ->
    [0] Primeros ajustes
   *[more] Más ajustes
}
settings_heading = **Cómo te gustan las cosas.** Lo que eliges vale en el acto. El tablero de un canal se hace para quien tiene el turno.
house_heading = **Cómo se juega en este servidor.** Lo que eliges vale en el acto.
house_channels = Las partidas empiezan en: { $channels }
house_channels_everywhere = Las partidas empiezan en cualquier canal.
house_roles = Pueden empezar partidas: { $roles }
house_roles_everybody = Cualquiera puede empezar partidas.
house_announce = En { $channel } se anuncia cuándo empiezan y terminan las partidas, salvo las que se juegan donde no pueden mirar todas las personas que ven { $channel }.
house_announce_nowhere = En ningún otro lugar se anuncia cuándo empiezan y terminan las partidas.
pick_channels = Canales donde empiezan partidas; ninguno: en todos
pick_roles = Roles que empiezan partidas; ninguno: cualquiera
pick_announce = Un canal que anuncia partidas; ninguno: en ningún sitio
preference_about = { $what ->
    [language] Idioma de lo que solo ves tú
    [theme] Aspecto de los tableros
    [bottom] Bando de abajo en el tablero
    [board] Forma de los tableros
    [pings] Cómo se te avisa de que te toca
    [confirm] Si se pregunta antes de jugar
   *[hints] Explicaciones de lo que es nuevo para ti
}
preference_choice = { $choice ->
    [language_auto] Idioma: como en tu Discord
    [theme_slab] Aspecto: losa de piedra
    [theme_light] Aspecto: claro
    [theme_contrast] Aspecto: alto contraste
    [bottom_own] Abajo: tú, en los tableros que pides
    [bottom_mover] Abajo: quien tiene el turno
    [bottom_first] Abajo: el bando que empieza
    [board_picture] Tableros: como imagen
    [board_text] Tableros: también en letras
    [pings_mention] Te toca: una mención en el canal
    [pings_direct] Te toca: un mensaje directo
    [pings_off] Te toca: sin aviso
    [confirm_off] Jugadas: se juegan en el acto
    [confirm_on] Jugadas: antes se pregunta
    [hints_on] Explicaciones: sí
   *[hints_off] Explicaciones: no
}
language_choice = Idioma: { $language }
house_about = { $what ->
    [preset] Reglas de los retos que no indican ninguna
    [move_limit] Tiempo por jugada, si el reto no dice nada
    [venue] Dónde se juegan las partidas
   *[language] Idioma de lo que ve todo el mundo
}
house_choice = { $choice ->
    [venue_channel] Lugar: el canal; una segunda partida tiene su hilo
    [venue_thread] Lugar: un hilo para cada partida
    [preset_traditional] Reglas: tradicionales
    [move_limit_none] Tiempo por jugada: sin límite
   *[language_auto] Idioma: el del servidor
}
house_preset = Reglas: { $preset }, en los juegos que las tienen
house_limit = Tiempo por jugada: { $limit }
not_a_manager = Para esto hace falta el permiso *Gestionar servidor*. Pídeselo a alguien que lo tenga.
elsewhere_only = En este servidor las partidas empiezan en { $channels }. Ve allí e inténtalo otra vez.
without_role = En este servidor empiezan partidas quienes tienen el rol { $roles }. Alguien que gestione el servidor puede darlo.
confirm_move = ¿Jugar { $turn }?
button_confirm = Jugar { $turn }
not_played = No se jugó. El tablero está como estaba.
button_not_played = No
diagnose_rights = **Permisos del bot aquí:**
diagnose_missing = Lo que falta se concede en los ajustes de Discord del canal o del rol del bot.
diagnose_right = { $has ->
    [yes] ✅ { $right }
   *[no] ❌ { $right }
}
diagnose_rights_unknown = **Permisos aquí:** Discord no los comunica.
diagnose_installed = { $kind ->
    [server] **Instalado:** para este servidor.
   *[person] **Instalado:** solo para ti, no para el servidor: las partidas se muestran en respuestas.
}
diagnose_languages = **Idiomas:** el tuyo, { $person }; el del servidor, { $server }.
diagnose_shard = **Conexión:** fragmento { $shard } de { $total }, { $latency ->
    [none] aún sin medir.
   *[ms] { $latency } ms hasta Discord.
}
diagnose_store = **Almacén:** { $database }, responde en { $ms } ms.
diagnose_waiting = **En espera de publicarse:** { $here } aquí, { $all } en total.
diagnose_oldest = Lo más antiguo llegó { $when }.
# Above the board in a direct message to a player.
called_alone = La partida n.º { $game } te espera.
lost_call = No pude escribirte sobre la partida n.º { $game }, así que vuelves a recibir menciones en el canal. Para que pueda escribirte, permite los mensajes directos de miembros de este servidor en sus ajustes de privacidad y luego elígelo de nuevo con `/{ name_settings }`.
