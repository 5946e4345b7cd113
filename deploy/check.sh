#!/usr/bin/env bash
# check.sh: what can be known of this folder without a container engine. Exit 1 on the first fault.
# Needs bash, sqlite3, shellcheck, python3 with PyYAML; systemd-analyze is used if it is there, and
# must be if STONES_REQUIRE_ALL is 1.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    printf 'deploy/check: %s\n' "$*" >&2
    exit 1
}

# Runs a command that must fail, and must say a certain word.
refused() {
    local word=$1 answer
    shift
    if answer=$("$@" 2>&1); then
        fail "this should have been refused: $*"
    fi
    [[ $answer == *"$word"* ]] || fail "refused without \"$word\": $answer"
}

scripts() {
    local script
    for script in "$here"/*.sh "$root/.ci/run"; do
        bash -n "$script"
        [[ -x $script ]] || fail "$script is not executable"
    done
    shellcheck "$here"/*.sh "$root/.ci/run"
    echo 'scripts: ok'
}

# Debian's python3 has Debian's PyYAML; another python3 may stand before it in PATH.
files() {
    local python
    for python in python3 /usr/bin/python3; do
        if "$python" -c 'import yaml' 2>/dev/null; then
            "$python" "$here/check_files.py" "$root"
            return
        fi
    done
    fail 'no python3 with PyYAML (python3-yaml)'
}

units() {
    if ! command -v systemd-analyze >/dev/null; then
        [[ ${STONES_REQUIRE_ALL:-} != 1 ]] || fail 'systemd-analyze is not installed'
        echo 'systemd units: NOT CHECKED, systemd-analyze is not installed'
        return
    fi
    # The programs are not installed here, which is the one thing that must not be held against them.
    local unit said
    for unit in "$here"/systemd/*; do
        sed -E 's|^ExecStart=[^ ]+|ExecStart=/bin/true|' "$unit" >"$work/$(basename "$unit")"
    done
    said=$(systemd-analyze verify --man=no "$work"/*.service "$work"/*.timer 2>&1) || fail "units: $said"
    [[ -z $said ]] || fail "units: $said"
    # 2.0 of 10 is what systemd calls "OK"; a line dropped by mistake shows here.
    for unit in "$work"/*.service; do
        systemd-analyze security --offline=true --no-pager --threshold=20 "$unit" >"$work/said" ||
            fail "$(cat "$work/said")"
        tail -n 1 "$work/said"
    done
    rm -f "$work"/*.service "$work"/*.timer
    echo 'systemd units: ok'
}

moves_in() {
    sqlite3 "$1" 'SELECT group_concat(move, " ") FROM (SELECT move FROM events ORDER BY seq)'
}

# Backup under a writer, restore refused while in use, restore, rotation, damage.
round_trip() {
    export STONES_DATABASE="$work/data/it's stones.sqlite" STONES_BACKUPS="$work/backups" STONES_BACKUPS_KEPT=2
    mkdir "$work/data"
    sqlite3 "$STONES_DATABASE" >/dev/null <<'SQL'
PRAGMA journal_mode = WAL;
CREATE TABLE events (seq INTEGER PRIMARY KEY, move TEXT NOT NULL);
INSERT INTO events VALUES (1, 'a8-b9'), (2, 'c10xa8');
SQL

    # A bot: one connection that stays open, with one move committed and one not.
    coproc BOT { sqlite3 "$STONES_DATABASE"; }
    # The shell forgets these once the coprocess has ended.
    local bot=$BOT_PID said=${BOT[0]} tell=${BOT[1]} line
    printf '%s\n' "INSERT INTO events VALUES (3, 'b11-b9');" 'BEGIN IMMEDIATE;' \
        "INSERT INTO events VALUES (4, 'not yet');" "SELECT 'ready';" >&"$tell"
    read -r -t 30 line <&"$said"
    [[ $line == ready ]] || fail "the made database did not open: $line"

    local copy
    copy=$("$here/backup.sh")
    [[ $(moves_in "$copy") == 'a8-b9 c10xa8 b11-b9' ]] || fail "the backup holds $(moves_in "$copy")"
    refused 'in use' "$here/restore.sh" "$copy"
    printf '%s\n' 'COMMIT;' "SELECT 'ready';" >&"$tell"
    read -r -t 30 line <&"$said"
    [[ $line == ready ]] || fail "the made database did not commit: $line"
    # Now idle: no transaction, but still open.
    refused 'in use' "$here/restore.sh" "$copy"
    printf '.quit\n' >&"$tell"
    wait "$bot"

    "$here/restore.sh" "$copy" >"$work/said"
    [[ $(moves_in "$STONES_DATABASE") == 'a8-b9 c10xa8 b11-b9' ]] || fail 'restored something else'
    local kept
    kept=$(sed -n 's/^kept: //p' "$work/said")
    [[ $(moves_in "$kept") == 'a8-b9 c10xa8 b11-b9 not yet' ]] || fail 'the replaced database was not kept'

    local count
    for count in 1 2 3; do
        "$here/backup.sh" >"$work/newest"
    done
    count=$(find "$STONES_BACKUPS" -type f | wc -l)
    [[ $count == 2 ]] || fail "$count copies are kept instead of 2"
    copy=$(<"$work/newest")
    [[ -f $copy ]] || fail 'the newest copy was dropped'

    echo 'no database' >"$work/other"
    refused 'no SQLite database' "$here/restore.sh" "$work/other"
    refused 'the database itself' "$here/restore.sh" "$STONES_DATABASE"
    refused 'there is no file' "$here/restore.sh" "$work/nothing"

    # The header goes: neither copied nor taken for idle, but replaced on demand.
    printf 'damage' | dd of="$STONES_DATABASE" conv=notrunc status=none
    refused 'could not be copied' "$here/backup.sh"
    [[ $(find "$STONES_BACKUPS" -type f | wc -l) == 2 ]] || fail 'a failed backup touched the folder'
    refused 'say --damaged' "$here/restore.sh" "$copy"
    "$here/restore.sh" --damaged "$copy" >/dev/null
    [[ $(moves_in "$STONES_DATABASE") == 'a8-b9 c10xa8 b11-b9' ]] || fail 'not restored over damage'

    # An empty machine.
    rm -rf "$work/data"
    refused 'there is no database' "$here/backup.sh"
    mkdir "$work/data"
    "$here/restore.sh" "$copy" >/dev/null
    [[ $(moves_in "$STONES_DATABASE") == 'a8-b9 c10xa8 b11-b9' ]] || fail 'not restored into an empty folder'
    echo 'backup and restore: ok'
}

scripts
files
units
round_trip
