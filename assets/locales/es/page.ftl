# The web page of a game. No markup. What stands in a link or on a button is short.

# In the window's title bar.
page_title = { $players }: { $game }
page_about = Stones trae a Discord los juegos de tablero del pueblo zuni. Esta página muestra una partida a quien tenga su dirección.
page_button = Página web
page_players = Quiénes juegan
page_to_move = le toca
page_men = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
page_taken = { $count ->
    [one] ha capturado 1
   *[other] ha capturado { $count }
}
page_begins = Empieza la partida.

page_steps = Recorrer la partida
page_first = Primera
page_previous = Atrás
page_next = Siguiente
page_last = Última
page_place = { $ply } de { $last }
page_looking_back = Estás viendo una posición anterior.
page_newest = Ir a la más reciente
page_live = Las jugadas nuevas aparecen aquí solas. Las flechas del teclado recorren la partida.
page_not_live = Vuelve a cargar esta página para ver jugadas nuevas.

page_view = Cómo se muestra el tablero
page_seen_by = Visto por
page_seen_by_mover = quien tiene el turno
page_theme = Aspecto
# $theme: slab, light or contrast.
page_theme_name = { $theme ->
    [slab] losa de piedra
    [light] claro
   *[contrast] alto contraste
}

page_letters = El tablero en letras
page_moves = Jugadas
page_start = Inicio
page_no_moves = Todavía no ha jugado nadie.
page_rules = Reglas
page_last_move = Última jugada
page_files = Para guardar
page_record = Registro de la partida (texto)
page_gif = Imagen animada (GIF)

page_missing_heading = Aquí no hay nada
page_missing = Comprueba que copiaste la dirección entera, o abre la página desde el tablero en Discord.
page_no_position = La partida no tiene esa posición. Quizá se deshizo una jugada.
page_damaged_heading = Esta partida no se puede mostrar
page_damaged = Sus jugadas no se pueden leer. Quien administra este bot encontrará la causa en el log.
page_trouble_heading = Ahora no
page_trouble = Ahora no se puede preparar la página. Inténtalo otra vez en un minuto.
page_refused_heading = A esto no se puede responder
page_refused = Las páginas solo se pueden mirar.
