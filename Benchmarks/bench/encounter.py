"""What Battle Tracker keeps of a fight: Apps/BattleTracker/Model/EncounterStore.swift."""

import json
import uuid

CONDITIONS = ([], ["prone"], [], ["blinded", "poisoned"], [])


class Encounter:
    """The file in which Battle Tracker finds a fight, below its `XDG_DATA_HOME`, and leaves it."""

    def __init__(self, data_home):
        self._file = data_home / "BattleTracker" / "encounter.json"

    def begin(self, count):
        """A fight of so many that nobody has done anything in."""
        combatants = [{"id": identity(index), "name": f"Creature {index + 1}", "kind": "Medium beast", "armorClass": 12,
                       "hitPoints": 40, "damageTaken": 0, "initiative": count - index, "abilities": [10] * 6,
                       "conditions": CONDITIONS[index % len(CONDITIONS)]} for index in range(count)]
        self._file.parent.mkdir(exist_ok=True)
        self._file.write_text(json.dumps({"version": 1, "encounter": {"round": 1, "combatants": combatants}}))

    @property
    def outcome(self):
        """How many there are, whose turn it is, and how much damage all have taken."""
        encounter = json.loads(self._file.read_text())["encounter"]
        combatants = encounter["combatants"]
        return len(combatants), encounter.get("turn"), sum(combatant["damageTaken"] for combatant in combatants)


def identity(index):
    return str(uuid.UUID(int=index + 1)).upper()
