# What is kept about people, and how it is given out and deleted.

former_player = une personne partie
command_privacy = Ce qui est conservé sur toi, pourquoi et combien de temps
command_export = Tout ce qui est conservé sur toi dans un fichier : personne d’autre ne le voit
command_forget_me = Effacer tout ce qui est conservé sur toi ; on te demande d’abord
privacy = **Ce qui est conservé sur toi**
    • *Parties et défis* où tu figures : ton numéro Discord, ta place, chaque coup, offre et résultat avec l’heure, les numéros du serveur, des salons et messages, et l’adresse secrète de la page. Il le faut pour jouer, et cela reste, car c’est aussi aux autres.
    • *Tes choix* : réglages, ne pas déranger, qui tu bloques, parties suivies, coups prévus, vacances, rappels.
    • *Pour que le bot dérange moins* : la langue indiquée par Discord, où tu en es des leçons, les conseils reçus, ce qu’on t’a rappelé ou n’a pas pu te dire.
    • *Notes de travail* : ce qui est publié ou t’est envoyé (30 jours) et quelles commandes ont été exécutées (2 jours).
    Rien d’autre : les noms sont demandés à Discord et oubliés à l’arrêt du bot, et des messages ne restent que les coups. Tout sert à jouer et n’est donné à personne.
    • **Combien de temps** : jusqu’à ce que tu l’effaces. Les choix d’un serveur restent jusqu’à ce qu’on les change. Si le bot est retiré d’un serveur et n’y revient pas dans les { $days ->
        [one] 24 heures
       *[other] { $days } jours
    }, ces choix et les numéros du serveur, de ses salons et messages sont effacés ; les parties en cours finissent sans résultat, les autres restent à qui les a jouées. Des sauvegardes peuvent durer plus longtemps.
    • **Qui gère ce bot** : { $operator ->
        [none] aucune adresse n’est donnée ici. Demande à qui a invité le bot sur ce serveur.
       *[other] { $operator }
    }
button_export = Exporter
button_forget = Effacer…
forget_question = **Effacer tout sur toi ?** C’est définitif.
    { $games ->
        [0] Tu n’as aucune partie en cours.
        [one] Tu abandonnes ta partie en cours ; à quatre places, la tienne devient libre.
       *[other] Tu abandonnes tes { $games } parties en cours ; à quatre places, la tienne devient libre.
    }
    { $challenges ->
        [0] Tu n’as aucun défi ouvert.
        [one] Tu quittes ton défi ouvert.
       *[other] Tu quittes tes { $challenges } défis ouverts.
    }
    Tes réglages, blocages, suivis, plans, vacances, leçons et rappels sont effacés. Les parties jouées restent pour les autres : tu y deviens « une personne partie ». Qui t’a bloqué le garde. Les messages déjà sur Discord restent tels quels : efface les tiens là-bas ou demande au serveur. Avec `/{ name_export }` tu peux d’abord tout emporter.
button_forget_yes = Tout effacer
button_forget_no = Garder
forgotten = Tout sur toi est effacé. Dans tes parties tu es désormais « une personne partie ». Si tu rejoues, tu recommences à neuf.
forget_not = Rien n’a été effacé.
exported = Tout ce qui est conservé sur toi, avec { $games ->
        [0] aucune partie
        [one] { $games } partie
       *[other] { $games } parties
    }. Les autres personnes de tes parties n’y sont pas.
exported_part = Une part de ce qui est conservé sur toi, avec { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : le tout est trop pour un fichier. *Part suivante* contient des parties plus anciennes.
button_export_next = Part suivante
export_later = Un autre export est en préparation. Utilise de nouveau `/{ name_export }` dans une minute.
forget_other = Seule la personne interrogée peut répondre. `/{ name_forget_me }` efface ce qui est conservé sur toi.
reason_home_lost = le bot a été retiré du serveur où elle se jouait.
place_forgotten = On ne sait plus où cette partie a été jouée : le bot a été trop longtemps absent de ce serveur. Avec `/{ name_challenge }`, défie quelqu’un pour une nouvelle partie.
