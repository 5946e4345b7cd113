"""Checks the Containerfile and compose.yaml by reading them: check_files.py ROOT

No container engine is asked. What is caught: a source that does not exist, a stage, volume or secret
that nobody defines, an unknown key, an image without a version, a service that lost its hardening, a
token written down. Exit 1 with every fault told.
"""

import json
import re
import sys
from pathlib import Path

import yaml

# The keys of the compose specification that this project has a use for.
TOP = {"name", "services", "volumes", "secrets"}
SERVICE = {
    "image", "build", "restart", "stop_grace_period", "environment", "secrets", "volumes", "read_only",
    "cap_drop", "security_opt", "mem_limit", "pids_limit", "logging", "profiles", "network_mode", "tmpfs",
}
BUILD = {"context", "dockerfile", "target"}
INSTRUCTIONS = {"FROM", "WORKDIR", "COPY", "RUN", "ENV", "VOLUME", "USER", "ENTRYPOINT", "CMD"}


def main():
    root = Path(sys.argv[1])
    stages, faults = containerfile(root)
    faults += compose(root, stages)
    faults += table(root)
    for fault in faults:
        print(f"deploy/check: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print("Containerfile and compose.yaml: ok")


def instructions(text):
    """The instructions of a Containerfile, comments dropped and continued lines joined."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield word, rest.strip()


def containerfile(root):
    """The stages, each as {instruction: [arguments]}, and the faults."""
    faults, stages = [], {}
    stage = {}
    for word, rest in instructions((root / "deploy/Containerfile").read_text()):
        where = f"Containerfile: {word} {rest}"
        if word not in INSTRUCTIONS:
            faults.append(f"{where}: unknown instruction")
        if word == "FROM":
            match = re.fullmatch(r"(\S+):([^\s:]+) AS (\w+)", rest)
            if not match or match[2] == "latest":
                faults.append(f"{where}: needs an image with a version, and a name")
                continue
            stage = stages[match[3]] = {}
        if word == "COPY":
            faults += [f"{where}: {fault}" for fault in copy(root, rest, stages)]
        if word in ("ENTRYPOINT", "CMD", "VOLUME") and not is_list(rest):
            faults.append(f"{where}: must be a list in JSON")
        if "TOKEN" in rest:
            faults.append(f"{where}: a token does not belong into an image")
        stage.setdefault(word, []).append(rest)
    for name, stage in stages.items():
        if name != "build" and not re.fullmatch(r"[1-9]\d*:[1-9]\d*", stage.get("USER", [""])[-1]):
            faults.append(f"Containerfile: stage {name} must run as a user by number, not as root")
    return stages, faults


def copy(root, rest, stages):
    """The faults of one COPY."""
    words = rest.split()
    options = dict(word[2:].split("=", 1) for word in words if word.startswith("--"))
    *sources, _ = [word for word in words if not word.startswith("--")]
    if "from" in options:
        return [] if options["from"] in stages else [f"no stage {options['from']} before it"]
    return [f"there is no {source}" for source in sources if not (root / source).exists()]


def is_list(text):
    try:
        return isinstance(json.loads(text), list)
    except ValueError:
        return False


def compose(root, stages):
    """The faults of compose.yaml."""
    data = yaml.safe_load((root / "deploy/compose.yaml").read_text())
    faults = [f"compose.yaml: unknown key {key}" for key in data.keys() - TOP]
    volumes, secrets = data["volumes"].keys(), data["secrets"].keys()
    used = set()
    for name, service in data["services"].items():
        where = f"compose.yaml: {name}"
        faults += [f"{where}: unknown key {key}" for key in service.keys() - SERVICE]
        faults += [f"{where}: {fault}" for fault in build(root, service["build"], stages)]
        for volume in service.get("volumes", []):
            source, _, target = volume.partition(":")
            used.add(source)
            if source not in volumes:
                faults.append(f"{where}: no volume {source}")
            if f'"{target}"' not in " ".join(stages.get(service["build"]["target"], {}).get("VOLUME", [])):
                faults.append(f"{where}: the image has no volume {target}")
        for secret in service.get("secrets", []):
            used.add(secret)
            if secret not in secrets:
                faults.append(f"{where}: no secret {secret}")
        hardened = (
            service.get("read_only") is True
            and service.get("cap_drop") == ["ALL"]
            and "no-new-privileges:true" in service.get("security_opt", [])
        )
        if not hardened:
            faults.append(f"{where}: needs read_only, cap_drop ALL and no-new-privileges")
        if "DISCORD_TOKEN" in service.get("environment", {}):
            faults.append(f"{where}: the token belongs into the secret")
    faults += [f"compose.yaml: nobody uses {name}" for name in (volumes | secrets) - used]
    return faults


def build(root, build, stages):
    """The faults of a service's build."""
    context = (root / "deploy" / build["context"]).resolve()
    faults = [f"unknown key {key} of build" for key in build.keys() - BUILD]
    if not (context / build["dockerfile"]).is_file():
        faults.append(f"there is no {build['dockerfile']}")
    if build["target"] not in stages:
        faults.append(f"no stage {build['target']}")
    return faults


def table(root):
    """Every variable that deploy/ sets for the bot stands in the README's table."""
    readme = (root / "README.md").read_text()
    unit = (root / "deploy/systemd/stones.service").read_text()
    names = set(re.findall(r"^Environment=(\w+)=", unit, re.M))
    names |= set(re.findall(r"^ENV (DATABASE_URL)", (root / "deploy/Containerfile").read_text(), re.M))
    names |= yaml.safe_load((root / "deploy/compose.yaml").read_text())["services"]["stones"]["environment"].keys()
    return [f"README.md does not tell of {name}" for name in sorted(names) if f"`{name}`" not in readme]


main()
