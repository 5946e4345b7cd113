# The rules of the three games in short. A line must not begin with an asterisk.

rules_here = En este canal: { $rules }.

# Each page has a picture below it.
rules_board_mosona =
    ## Awithlaknan Mosona
    Para dos, Blancas y Negras, en una tira de rombos con tres filas: `a` (de las blancas), `b` y `c` (de las negras). Las columnas se cuentan desde la izquierda de las blancas. Cada bando tiene 12 fichas; solo el centro `b9` está vacío. Empiezan las blancas.
    Salta sobre las fichas del otro bando hasta que no le quede ninguna, o ninguna jugada.
rules_board_kolowis =
    ## Kolowis Awithlaknannai
    Para dos, Blancas y Negras, en una tira de dieciséis rombos con líneas también a lo largo de las filas exteriores: filas `a` (de las blancas), `b` y `c` (de las negras). Las columnas se cuentan desde la izquierda de las blancas. Cada bando tiene 23 fichas; el centro `b17` y los extremos `b1` y `b33` están vacíos. Empiezan las blancas.
    Salta sobre las fichas del otro bando hasta que no le quede ninguna, o ninguna jugada.
rules_board_warriors =
    ## Awithlaknakwe, los Guerreros de Piedra
    Para dos (Sur y Norte) o cuatro (Sur, Oeste, Norte y Este, por turno; Sur y Este juegan contra Norte y Oeste) en 168 casillas: columnas de la `a` a la `n` desde la izquierda de Sur, filas de la `1` a la `14`. Cada bando tiene seis guerreros en su base, al borde. Empieza Sur.
    Cruza al lado opuesto y captura por el camino tantas fichas como puedas.
rules_moves_strip =
    ### Mover y capturar
    - **Mover**: una ficha va por una línea al siguiente punto, si está vacío, en cualquier dirección: `{ $step }`.
    - **Capturar**: salta en línea recta sobre una ficha rival al punto vacío que está justo detrás: `{ $leap }`. Las fichas saltadas se retiran en el acto.
    - **Cadena**: puede seguir saltando y girar cuanto quiera, como en la imagen: `{ $chain }`. Puede parar después de cualquier salto.
    Nadie puede pasar.
rules_moves_warriors =
    ### Mover y capturar
    - **Mover**: un guerrero va una casilla en diagonal hacia delante, alejándose de su base: `e1-f2`. Nadie mueve hacia atrás.
    - **Capturar**: tras tu jugada se retiran las fichas rivales contiguas en diagonal a la ficha movida, si otra ficha de tu equipo está justo detrás en la misma diagonal, como en la imagen: `{ $capture }`. Una jugada puede capturar varias.
    - Meterse entre dos rivales no tiene peligro.
rules_huff =
    ### El soplido
    Si puedes capturar, debes hacerlo. Si en cambio mueves sin capturar, tu rival puede retirar primero una ficha tuya que pudo capturar, y luego mueve como siempre, como en la imagen: `{ $huff }`.
    Si se movió justo la ficha que pudo capturar, se retira de donde está ahora. El derecho se pierde después de ese turno. Parar antes una cadena no cuesta nada.
rules_priest =
    ### El Sacerdote del Arco
    Cuando un equipo pierde su primera ficha, quien la perdió tiene en mano el Sacerdote del equipo y puede colocarlo en una casilla vacía de su base antes de una jugada, como en la imagen: `{ $place }`. Colocarlo no captura nada.
    El Sacerdote va como un guerrero, y también una casilla en línea recta: hacia delante, a la izquierda o a la derecha. Captura y se captura como cualquier ficha; una vez capturado, no vuelve.
    Quien no puede mover ni colocar pasa; eso ocurre solo.
rules_end_strip =
    ### El final
    - Pierde quien se queda sin fichas, o no puede mover ni soplar. En la imagen, a las negras no les queda ninguna jugada.
    - Se cuentan las fichas cuando una posición se da por tercera vez, cuando pasan 100 jugadas sin captura ni soplido o cuando se acuerdan tablas: gana quien tenga más; con igual número, tablas.
rules_end_warriors =
    ### El final
    La partida termina
    - cuando cada ficha está en la base opuesta a la suya, como en la imagen, y no hay ningún Sacerdote en mano;
    - cuando nadie puede mover ni colocar;
    - cuando a un equipo no le queda nada, ni en el tablero ni en mano;
    - o cuando 40 turnos seguidos (80 con cuatro) fueron pases o movimientos laterales del Sacerdote que no capturaron nada.
    Gana el equipo con más fichas capturadas, y un Sacerdote cuenta como una; con igual número, tablas.

rules_options_mosona =
    ### Opciones
    - `lozenges`, rombos: 8, o cualquier número par de 2 a 20
    - `outer-lines`, líneas exteriores: no, yes (sí)
    - `capture`: huff, con soplido; strict, capturar es obligatorio; free, nunca es obligatorio
    - `chain`, cadena: optional; full, hasta el final; maximum, el máximo de fichas; single, un salto
    - `ends`, extremos: straight, rectos; upright, verticales; curved, curvos (con líneas exteriores)
    - `leap`, salto: straight, recto; bent, doblado
    Conjuntos: `traditional`, `strict` (capture strict, chain full), `ludii` (líneas exteriores, ends upright, capture free, chain single). Ejemplo: `/{ name_challenge }` con las reglas `strict lozenges=6`
rules_options_kolowis =
    ### Opciones
    - `lozenges`, rombos: 16, o cualquier número par de 2 a 20
    - `outer-lines`, líneas exteriores: yes (sí), no
    - `men`, fichas: ends-vacant, extremos vacíos; full, todo lleno
    - `capture`: huff, con soplido; strict, capturar es obligatorio; free, nunca es obligatorio
    - `chain`, cadena: optional; full, hasta el final; maximum, el máximo de fichas; single, un salto
    - `ends`, extremos: straight, rectos; upright, verticales; curved, curvos (con líneas exteriores)
    - `leap`, salto: straight, recto; bent, doblado
    Conjuntos: `traditional`, `strict` (capture strict, chain full), `bead` (capture strict, ends curved). Ejemplo: `/{ name_challenge }` con las reglas `strict men=full`
rules_options_awithlaknakwe =
    ### Opciones
    - `seats`, puestos: 2, 4
    - `capture`: automatic; optional, puedes perdonar a las fichas encerradas: `e5-f6~`
    - `flank`, encerrar: diagonal; any, también en columnas y filas
    - `priest`, Sacerdote: home, en la base; captor, el de tu equipo entra en el acto donde captura su primera ficha
    - `goal`, meta: count, contar; race, gana el primer equipo en llegar
    Ejemplo: `/{ name_challenge }` con las reglas `seats=4 capture=optional`
rules_sources_strip =
    ### Fuentes
    S. Culin, *Games of the North American Indians* (1907), pp. 799–801; M. C. Stevenson, *Zuñi Games* (1903), pp. 496–497; H. J. R. Murray, *A History of Board-Games Other Than Chess* (1952), p. 71; R. C. Bell, *Board and Table Games from Many Civilizations* (1979), p. 38; Wikipedia, Ludii y bead.game para las opciones. Con respeto y gratitud hacia el pueblo zuni, al que pertenecen estos juegos.
rules_sources_squares =
    ### Fuentes
    S. Culin, *Chess and Playing-Cards* (1898), p. 878, y *Games of the North American Indians* (1907), pp. 799–801; M. C. Stevenson, *Zuñi Games* (1903), pp. 496–497; Wikipedia y Ludii para las opciones. Con respeto y gratitud hacia el pueblo zuni, al que pertenece este juego.
