#!/usr/bin/env bash
# restore.sh [--damaged] FILE: puts a copy made by backup.sh in the place of the database.
#
#   STONES_DATABASE  the database file (/var/lib/stones/stones.sqlite)
#
# Stop the bot first: while anything has the database open, nothing is changed. What was there is kept
# beside it as FILE.before-TIME. --damaged is for a database that SQLite can no longer open, so that it
# cannot be seen whether it is in use: with it you say that the bot is stopped.
# Exit 1: nothing was changed.
set -euo pipefail

database=${STONES_DATABASE:-/var/lib/stones/stones.sqlite}

fail() {
    printf 'restore: %s\n' "$*" >&2
    exit 1
}

damaged=no
if [[ ${1:-} == --damaged ]]; then
    damaged=yes
    shift
fi
[[ $# == 1 ]] || fail 'usage: restore.sh [--damaged] FILE'
copy=$1

command -v sqlite3 >/dev/null || fail 'sqlite3 is not installed'
[[ -f $copy ]] || fail "there is no file $copy"
[[ ! $copy -ef $database ]] || fail "$copy is the database itself"
folder=$(dirname "$database")
[[ -d $folder ]] || fail "there is no folder $folder"

umask 077
new=$database.restoring
trap 'rm -f "$new"' EXIT

# The copy is judged on a copy of its own: a backup is never opened for writing.
cp "$copy" "$new"
faults=$(sqlite3 -bail "$new" 'PRAGMA integrity_check; PRAGMA foreign_key_check' 2>&1) ||
    fail "$copy is no SQLite database: $faults"
[[ $faults == ok ]] || fail "$copy is not sound: $faults"
[[ $(sqlite3 "$new" 'SELECT count(*) FROM sqlite_master') != 0 ]] || fail "$copy is empty"

if [[ -e $database ]]; then
    # Leaving write-ahead logging needs the database for itself alone, so it fails while any other
    # connection is open, idle ones too, in this container or another; it also empties the log.
    if ! answer=$(sqlite3 -bail -cmd '.timeout 1000' "$database" 'PRAGMA journal_mode = DELETE' 2>&1); then
        [[ $answer != *locked* ]] || fail "$database is in use: stop the bot first"
        [[ $damaged == yes ]] ||
            fail "$database cannot be opened ($answer): stop the bot and say --damaged"
    fi
fi

if [[ -e $database ]]; then
    chown --reference="$database" "$new"
    chmod --reference="$database" "$new"
    kept=$database.before-$(date -u +%Y%m%dT%H%M%S.%3NZ)
    ln "$database" "$kept"
    # Left over only beside a damaged database; beside the new one they would spoil it.
    for part in -wal -shm -journal; do
        [[ ! -e $database$part ]] || mv "$database$part" "$kept$part"
    done
    printf 'kept: %s\n' "$kept"
else
    chown --reference="$folder" "$new"
fi
sync "$new"
mv --force "$new" "$database"
sync "$folder"
printf 'restored: %s\n' "$database"
