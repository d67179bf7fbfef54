"""A run as a page of Markdown."""

from .figures import figures

# The order of the toolkits' columns.
OTHERS = ("qt", "gtk", "pango", "raw")


def markdown(run, chart):
    parts = [_head(run), f"![Lozenge against the best other, line by line]({chart})", _table(run), _missed(run), _about(run)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _head(run):
    machine = run["machine"]
    others = "; ".join(f"{toolkit['title']} {toolkit['version']}" for toolkit in run["toolkits"].values()
                       if toolkit["version"])
    return f"""# Performance

Written by `make performance` from one run of [the benchmarks](../Benchmarks/README.md), which tell what each line is
measured by and why to believe it; not by hand. Only ratios of one run count.

* {machine["processor"]}, {machine["cores"]} cores, {machine["memory_gib"]} GiB; {machine["load_before"]} processes at work
  in the minute before, not ours
* {machine["system"]}, kernel {machine["kernel"]}; {machine["server"]}, {machine["screen"]}
* against {others}
* medians of {run["rounds"]} interleaved rounds after {run["warm_ups"]} to warm up, or of a third as many of which each is a
  median already"""


def _table(run):
    keys = [key for key in OTHERS
            if any(key in result["toolkits"] or key in result.get("gaps", ()) for result in run["results"])]
    rows = [["line", "unit", "Lozenge", *(run["toolkits"][key]["title"] for key in keys), "/ best peer", "/ floor", "goals"],
            ["---"] * 2 + ["---:"] * (len(keys) + 3) + ["---"]]
    for result in run["results"]:
        medians = [_median(result, key) for key in ("lozenge", *keys)]
        ratios = [f"{figures(ratio)} ×" if ratio is not None else "–"
                  for ratio in (result["ratio_to_best_peer"], result["ratio_to_floor"])]
        rows.append([f"`{result['line']}` {result['quantity']}", result["unit"], *medians, *ratios, _goals(result)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _median(result, key):
    if key in result["toolkits"]:
        return figures(result["toolkits"][key]["median"])
    gap = result.get("gaps", {}).get(key)
    return gap["said"] if gap else "–"


def _goals(result):
    said = {True: "met: {}", False: "**missed**: {}", None: "not measured: {}"}
    return "; ".join(said[goal["met"]].format(goal["goal"]) for goal in result["goals"])


def _missed(run):
    """The missed goals, with their reasons."""
    missed = [f"* `{result['line']}` {result['quantity']}: {goal['said']} where {goal['goal']} is the goal. "
              f"{result['reason']}".rstrip()
              for result in run["results"] for goal in result["goals"] if goal["met"] is False]
    return "\n".join(["## What is missed, and why", "", *missed]) if missed else ""


def _about(run):
    about = {result["line"]: result["about"] for result in run["results"]}
    return "\n".join(["## The lines", "", *(f"* `{line}`: {said}." for line, said in about.items())])
