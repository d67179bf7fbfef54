from . import workshop
from .figures import figures
from .toolkits import FLOOR, LOZENGE, PEERS, TOOLKITS


def text(machine, run, results):
    """The output for the terminal: machine and method, a row per quantity, goals, and the lines."""
    rows = _rows(results)
    about = {f"{result.line.name}: {result.line.about}": None for result in results}
    goals = [_goal(result, verdict) for result in results for verdict in result.verdicts]
    reasons = [f"{result.line.name} {result.quantity.name} is missed: {result.quantity.reason}" for result in results
               if result.quantity.reason and any(verdict.met is False for verdict in result.verdicts)]
    return "\n".join([*_header(machine, run), "", *_aligned(rows), "", *_aligned(goals), "", *reasons, *_gaps(results), "",
                      *about])


def line(results):
    """Prints one line as soon as it is measured."""
    return "\n".join([*_aligned(_rows(results)), *_gaps(results)])


def _rows(results):
    others = [toolkit for toolkit in (*PEERS, FLOOR)
              if any(toolkit in result.summaries or toolkit in result.gaps for result in results)]
    return [["line", "", "Lozenge", "(middle half)", *(other.title for other in others),
             "/ best peer", f"/ {FLOOR.title}", ""],
            *(_row(result, others) for result in results)]


def _gaps(results):
    said = {f"{result.line.name}, {gap.toolkit.title}: {gap.reason}": None
            for result in results for gap in result.gaps.values()}
    return list(said)


def _header(machine, run):
    yield f"machine   {machine.processor}, {machine.cores} cores, {machine.memory_gib} GiB, load {machine.load_before}"
    yield f"system    {machine.system}, kernel {machine.kernel}"
    yield f"server    {machine.server}, {machine.screen}, private, without a window manager"
    yield (f"method    medians of {run.rounds} interleaved rounds after {run.warm_ups} to warm up; "
           f"of {run.brief.rounds} after {run.brief.warm_ups} where a program repeats and takes a median itself")
    for toolkit in TOOLKITS[1:]:
        yield f"against   {toolkit.title} {_edition(toolkit)}".rstrip()


def _edition(toolkit):
    version = workshop.version(toolkit)
    if not version:
        return "is left out: `make bench` installs it"
    return " ".join([f"({version})", *(f"{name}={value}" for name, value in toolkit.environment.items())])


def _row(result, others):
    own = result.summaries[LOZENGE]
    best = result.best_peer
    return [
        f"{result.line.name} {result.quantity.name}",
        result.quantity.unit,
        figures(own.median),
        f"({figures(own.low)} … {figures(own.high)})",
        *(_cell(result, other) for other in others),
        f"{_times(result.ratio(best))} {best.title}" if best else "–",
        _times(result.ratio(FLOOR)),
        "MISSED" if any(verdict.met is False for verdict in result.verdicts) else "",
    ]


def _cell(result, toolkit):
    if toolkit in result.summaries:
        return figures(result.summaries[toolkit].median)
    return result.gaps[toolkit].said if toolkit in result.gaps else "–"


def _goal(result, verdict):
    return [
        {True: "goal met", False: "goal MISSED", None: "not measured"}[verdict.met],
        f"{result.line.name} {result.quantity.name}",
        "–" if verdict.value is None else verdict.goal.said(verdict.value, result),
        f"at most {verdict.goal.said(verdict.goal.at_most, result)}",
    ]


def _times(ratio):
    return "–" if ratio is None else f"{figures(ratio)} ×"


def _aligned(rows):
    """Returns columns of equal width, with numbers aligned to the right."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        yield "  ".join(cell.ljust(width) if column < 2 else cell.rjust(width)
                        for column, (cell, width) in enumerate(zip(row, widths))).rstrip()
