"""The stored encounter of Battle Tracker: Apps/BattleTracker/Model/EncounterStore.swift."""

import json
import uuid

CONDITIONS = ([], ["prone"], [], ["blinded", "poisoned"], [])


class Encounter:
    """The file in which Battle Tracker stores an encounter, below its `XDG_DATA_HOME`."""

    def __init__(self, data_home):
        self._file = data_home / "BattleTracker" / "encounter.json"

    def begin(self, count):
        """A new encounter with a number of combatants."""
        combatants = [{"id": identity(index), "name": f"Creature {index + 1}", "kind": "Medium beast", "armorClass": 12,
                       "hitPoints": 40, "damageTaken": 0, "initiative": count - index, "abilities": [10] * 6,
                       "conditions": CONDITIONS[index % len(CONDITIONS)]} for index in range(count)]
        self._file.parent.mkdir(exist_ok=True)
        self._file.write_text(json.dumps({"version": 1, "encounter": {"round": 1, "combatants": combatants}}))

    @property
    def outcome(self):
        """The number of combatants, the index of the acting one, and the total damage."""
        encounter = json.loads(self._file.read_text())["encounter"]
        combatants = encounter["combatants"]
        return len(combatants), encounter.get("turn"), sum(combatant["damageTaken"] for combatant in combatants)


def identity(index):
    return str(uuid.UUID(int=index + 1)).upper()
