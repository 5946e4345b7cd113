#!/usr/bin/env bash
# backup.sh: copies the SQLite database, which may be in use, checks the copy and drops old copies.
#
#   STONES_DATABASE      the database file              (/var/lib/stones/stones.sqlite)
#   STONES_BACKUPS       the folder of the copies       (/var/lib/stones-backups)
#   STONES_BACKUPS_KEPT  how many copies are kept       (14)
#
# Prints the path of the copy. Exit 1: nothing was copied, and no older copy was touched.
set -euo pipefail

database=${STONES_DATABASE:-/var/lib/stones/stones.sqlite}
folder=${STONES_BACKUPS:-/var/lib/stones-backups}
kept=${STONES_BACKUPS_KEPT:-14}

fail() {
    printf 'backup: %s\n' "$*" >&2
    exit 1
}

# A text as an SQL string.
quoted() {
    printf "'%s'" "${1//\'/\'\'}"
}

command -v sqlite3 >/dev/null || fail 'sqlite3 is not installed'
[[ -f $database ]] || fail "there is no database $database"
[[ $kept =~ ^[1-9][0-9]*$ ]] || fail "STONES_BACKUPS_KEPT is \"$kept\", not a number from 1 on"

umask 077
mkdir -p "$folder"
copy=$folder/stones-$(date -u +%Y%m%dT%H%M%S.%3NZ).sqlite
partial=$copy.partial
trap 'rm -f "$partial"' EXIT

# One read transaction: a whole state of the database, while the bot goes on writing. A plain copy of
# the file would miss what still stands in the write-ahead log.
sqlite3 -bail -cmd '.timeout 30000' "$database" "VACUUM INTO $(quoted "$partial")" ||
    fail "$database could not be copied"

faults=$(sqlite3 -bail "$partial" 'PRAGMA integrity_check; PRAGMA foreign_key_check') ||
    fail 'the copy could not be read'
[[ $faults == ok ]] || fail "the copy is not sound: $faults"

sync "$partial"
mv --no-clobber "$partial" "$copy"
sync "$folder"
printf '%s\n' "$copy"

# The names sort by time.
mapfile -t copies < <(find "$folder" -maxdepth 1 -type f -name 'stones-*.sqlite' | sort)
for ((old = 0; old < ${#copies[@]} - kept; old++)); do
    rm -f "${copies[old]}"
done
