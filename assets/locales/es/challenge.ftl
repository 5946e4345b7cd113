# Challenges, seeks and lobbies.

challenge_direct = { $opponent }, { $challenger } te reta a una partida de **{ $game }**.
challenge_again = { $opponent }, { $challenger } quiere otra partida de **{ $game }**, cambiando de bando.
challenge_seek = { $challenger } busca rival para **{ $game }**. Puede aceptar cualquiera.
challenge_lobby = { $challenger } reúne a cuatro personas para **{ $game }**.

challenge_rules = Reglas: { $rules }.
challenge_begins = Empieza { $player }, como { $side }.
challenge_begins_open = Empieza quien acepte, como { $side }.
challenge_drawn = Quién empieza se decide por sorteo.
challenge_drawn_four = Los puestos se sortean; las parejas siguen juntas.
challenge_expires = Caduca { $when }.

seat_taken = { $side }: { $player }
seat_named = { $side }: { $player }, por confirmar
seat_open = { $side }: libre
seat_drawn_named = { $player } (por confirmar)
seat_drawn_open = *libre*
lobby_teams = { $first } contra { $second }

challenge_started = Aceptado: la partida ha empezado.
challenge_started_link = Aceptado: [la partida ha empezado]({ $link }).
challenge_declined = { $player } rechazó el reto.
declined_because = { $reason ->
    [time] Ahora no tiene tiempo.
    [game] Prefiere jugar a otro juego.
    [rules] Prefiere jugar con otras reglas.
   *[limit] Prefiere otro tiempo por jugada.
}
challenge_cancelled = { $player } retiró el reto.
challenge_expired = Nadie aceptó a tiempo. Usa `/{ name_challenge }` o `/{ name_seek }` para volver a preguntar.

# To the one who declined.
decline_why = Rechazaste el reto. Si quieres, di por qué:
button_reason = { $reason ->
    [time] Sin tiempo ahora
    [game] Otro juego
    [rules] Otras reglas
   *[limit] Otro tiempo por jugada
}
button_accept = Aceptar
button_decline = Rechazar
button_cancel = Cancelar
button_cancel_one = Cancelar { $game }
button_cancel_with = Cancelar { $game }: { $people }
button_sit = Jugar como { $side }
button_join = Jugar con { $player }
button_oppose = Jugar contra { $player }
# In place of a name that shows nothing.
the_challenger = quien reta
button_leave = Rechazar o salir
