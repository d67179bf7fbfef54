import json
from dataclasses import asdict
from pathlib import Path

from . import workshop
from .toolkits import FLOOR, TOOLKITS


def write(path, machine, run, results, failures=(), is_complete=True):
    """The table as JSON, with every sample; of an incomplete run, the measurements so far."""
    content = {
        "machine": asdict(machine),
        "rounds": run.rounds,
        "warm_ups": run.warm_ups,
        "toolkits": {toolkit.key: {"title": toolkit.title, "version": workshop.version(toolkit),
                                   "environment": toolkit.environment} for toolkit in TOOLKITS},
        "complete": is_complete,
        "failures": list(failures),
        "results": [_result(result) for result in results],
    }
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    # An interrupted write leaves the former file.
    draft = path.with_name(path.name + ".draft")
    draft.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    draft.replace(path)


def _result(result):
    best = result.best_peer
    return {
        "line": result.line.name,
        "about": result.line.about,
        "quantity": result.quantity.name,
        "unit": result.quantity.unit,
        "toolkits": {toolkit.key: asdict(summary) for toolkit, summary in result.summaries.items()},
        "gaps": {toolkit.key: {"said": gap.said, "reason": gap.reason} for toolkit, gap in result.gaps.items()},
        "best_peer": best.key if best else None,
        "best_peer_title": best.title if best else None,
        "ratio_to_best_peer": result.ratio(best),
        "ratio_to_floor": result.ratio(FLOOR),
        "goals": [{"goal": f"at most {verdict.goal.said(verdict.goal.at_most, result)}", "value": verdict.value,
                   "said": None if verdict.value is None else verdict.goal.said(verdict.value, result),
                   "at_most": verdict.goal.at_most, "met": verdict.met} for verdict in result.verdicts],
        "reason": result.quantity.reason,
    }
