"""Rows of a table: what was measured, beside what, and whether it is as fast as it has to be."""
from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Bound:
    """What a row has to keep: a limit of its ratio or of its figure."""

    words: str
    limit: float
    is_least: bool
    of_ratio: bool

    def holds(self, row):
        value = row.ratio if self.of_ratio else row.figure
        return value >= self.limit if self.is_least else value <= self.limit


def times_as_fast(limit):
    return Bound(f"at least {limit:g} × as fast", limit, is_least=True, of_ratio=True)


def times_its_time(limit):
    return Bound(f"at most {limit:g} × its time", 1 / limit, is_least=True, of_ratio=True)


def times_as_much(limit):
    return Bound(f"at most {limit:g} × as much", 1 / limit, is_least=True, of_ratio=True)


def at_most(limit):
    return Bound(f"at most {limit:,}", limit, is_least=False, of_ratio=False)


@dataclass
class Row:
    """A figure of exifdump, and a peer's on the same files in the same run."""

    what: str
    figure: float
    peer: str = ""
    theirs: float | None = None
    bounds: list = field(default_factory=list)
    # How many of the files exifdump and the peer had an answer for.
    answered: tuple | None = None
    # Whether the figure is an amount, such as bytes, and not a time.
    is_amount: bool = False

    @property
    def ratio(self):
        return None if self.theirs is None else self.theirs / self.figure

    def comparison(self):
        if self.ratio is None:
            return ""
        if self.is_amount:
            return f"{number(1 / self.ratio)} × as much"
        return f"{number(self.ratio)} × as fast" if self.ratio >= 1 else f"{number(1 / self.ratio)} × its time"

    def cells(self):
        answered = "" if self.answered is None else "{:,}, {:,}".format(*self.answered)
        return [
            self.what, number(self.figure), self.peer, number(self.theirs),
            self.comparison(), answered, "; ".join(bound.words for bound in self.bounds),
            "; ".join("yes" if bound.holds(self) else "NO" for bound in self.bounds),
        ]

    def record(self):
        bounds = [{"bound": bound.words, "met": bound.holds(self)} for bound in self.bounds]
        return {**asdict(self), "ratio": self.ratio, "bounds": bounds}


def number(value):
    """Three digits, or all before the point."""
    if value is None:
        return ""
    if value == int(value) or value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def print_table(rows):
    head = ["what", "exifdump", "beside", "its figure", "ratio", "answered", "bound", "met"]
    table = [head, *(row.cells() for row in rows)]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(head))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths)) + " |" for cells in table]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    print("\n".join(lines))
