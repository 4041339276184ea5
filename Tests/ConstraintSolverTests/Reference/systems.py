#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Random systems of constraints and what they have to come to, for the tests of ConstraintSolver.

Usage: systems.py exact SEED COUNT     what the solver's rule gives, in exact arithmetic
       systems.py kiwi SEED COUNT      only systems for which kiwi's weights and the order of priorities
                                       have one and the same optimum, with the values that kiwi finds

Each system is one line of words: n, the number of variables; m, that of the constraints; then for each
constraint its priority, its relation (<= == >=), its constant, its number of terms, and each term's
variable and coefficient; "=" and the n values; "!" and the constraints that were given up; "?" and the
variables that the priorities leave free.

The optimum is found by the simplex method on fractions (Bland's rule), one objective after the other,
in its textbook form: it has nothing in common with the solver but the problem.
"""
import random
import sys
from fractions import Fraction

REQUIRED = 1000
# kiwi's strengths of the same name, and what stands for them here.
STRENGTHS = {750: 1_000_000, 500: 1_000, 250: 1}


class Tableau:
    """Columns: p_j and q_j (x_j = p_j - q_j), then u_i and v_i (row i is a.x - b = u_i - v_i); all >= 0."""

    def __init__(self, n, constraints):
        self.n, self.rows, self.basis = n, [], []
        m = len(constraints)
        for i, (_, _, constant, terms) in enumerate(constraints):
            row = {}
            for j, a in terms:
                row[2 * j] = row.get(2 * j, 0) + Fraction(a)
                row[2 * j + 1] = row.get(2 * j + 1, 0) - Fraction(a)
            u, v = 2 * n + 2 * i, 2 * n + 2 * i + 1
            row[u], row[v] = Fraction(-1), Fraction(1)
            right = Fraction(constant)
            basic = v
            if right < 0:
                row, right, basic = {k: -a for k, a in row.items()}, -right, u
            self.rows.append(({k: a for k, a in row.items() if a}, right))
            self.basis.append(basic)
        self.columns = set(range(2 * n + 2 * m))

    def minimize(self, costs):
        """Minimizes costs among what is optimal so far; returns the least cost."""
        costs = {k: Fraction(c) for k, c in costs.items()}
        reduced, value = dict(costs), Fraction(0)
        for basic, (row, right) in zip(self.basis, self.rows):
            c = costs.get(basic, 0)
            if c:
                value += c * right
                for k, a in row.items():
                    reduced[k] = reduced.get(k, 0) - c * a
        while True:
            entering = min((k for k, d in reduced.items() if d < 0 and k in self.columns), default=None)
            if entering is None:
                break
            best = None
            for i, (row, right) in enumerate(self.rows):
                a = row.get(entering, 0)
                if a > 0 and (best is None or (right / a, self.basis[i]) < best[0]):
                    best = ((right / a, self.basis[i]), i)
            if best is None:
                return None
            i = best[1]
            row, right = self.rows[i]
            pivot = row[entering]
            row, right = {k: a / pivot for k, a in row.items()}, right / pivot
            for other, (target, constant) in enumerate(self.rows):
                factor = target.get(entering, 0)
                if other != i and factor:
                    for k, a in row.items():
                        left = target.get(k, 0) - factor * a
                        if left:
                            target[k] = left
                        else:
                            target.pop(k, None)
                    self.rows[other] = (target, constant - factor * right)
            factor = reduced[entering]
            for k, a in row.items():
                reduced[k] = reduced.get(k, 0) - factor * a
            value += factor * right
            self.rows[i], self.basis[i] = (row, right), entering
        self.columns -= {k for k, d in reduced.items() if d > 0}
        return value

    def values(self):
        x = [Fraction(0)] * self.n
        for basic, (_, right) in zip(self.basis, self.rows):
            if basic < 2 * self.n:
                x[basic // 2] += -right if basic % 2 else right
        return x


def error(n, i, relation, weight=1):
    """The cost of constraint i."""
    u, v = 2 * n + 2 * i, 2 * n + 2 * i + 1
    costs = {}
    if relation != ">=":
        costs[u] = weight
    if relation != "<=":
        costs[v] = weight
    return costs


def keep(n, constraints):
    """The required constraints that contradict those before them."""
    given_up = []
    while True:
        tableau = Tableau(n, constraints)
        for i, (priority, relation, _, _) in enumerate(constraints):
            if priority == REQUIRED and i not in given_up and tableau.minimize(error(n, i, relation)):
                given_up.append(i)
                break
        else:
            return tableau, given_up


def by_priorities(n, constraints):
    tableau, given_up = keep(n, constraints)
    for level in sorted({c[0] for c in constraints if c[0] != REQUIRED}, reverse=True):
        costs = {}
        for i, (priority, relation, _, _) in enumerate(constraints):
            if priority == level:
                costs.update(error(n, i, relation))
        tableau.minimize(costs)
    return tableau, given_up


def copied(tableau):
    copy = Tableau.__new__(Tableau)
    copy.n, copy.basis, copy.columns = tableau.n, list(tableau.basis), set(tableau.columns)
    copy.rows = [(dict(row), right) for row, right in tableau.rows]
    return copy


def free(tableau):
    """The variables that have more than one value among what is optimal so far."""
    found = []
    for j in range(tableau.n):
        ends = [copied(tableau).minimize({2 * j: sign, 2 * j + 1: -sign}) for sign in (1, -1)]
        if None in ends or ends[0] != -ends[1]:
            found.append(j)
    return found


def exact(n, constraints):
    """All of the rule: priorities, then each error, then each variable's distance from 0."""
    tableau, given_up = by_priorities(n, constraints)
    ambiguous = free(tableau)
    order = sorted(range(len(constraints)), key=lambda i: (-constraints[i][0], i))
    for i in order:
        if i not in given_up:
            tableau.minimize(error(n, i, constraints[i][1]))
    for j in range(n):
        tableau.minimize({2 * j: 1, 2 * j + 1: 1})
    return tableau.values(), given_up, ambiguous


def single(tableau, n, numbers):
    """The values, where the optimum is a single point: what two opposite directions have in common."""
    weights = [numbers.randint(1, 10**6) for _ in range(n)]
    found = []
    for sign in (1, -1):
        copy = copied(tableau)
        costs = {}
        for j, weight in enumerate(weights):
            costs[2 * j], costs[2 * j + 1] = sign * weight, -sign * weight
        if copy.minimize(costs) is None:
            return None
        found.append(copy.values())
    return found[0] if found[0] == found[1] else None


def by_weights(n, constraints):
    tableau, given_up = keep(n, constraints)
    if given_up:
        return None
    costs = {}
    for i, (priority, relation, _, _) in enumerate(constraints):
        if priority != REQUIRED:
            costs.update(error(n, i, relation, STRENGTHS[priority]))
    tableau.minimize(costs)
    return tableau


def with_kiwi(n, constraints):
    import kiwisolver
    strengths = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}
    variables = [kiwisolver.Variable(str(j)) for j in range(n)]
    solver = kiwisolver.Solver()
    for priority, relation, constant, terms in constraints:
        sum_ = sum((a * variables[j] for j, a in terms), kiwisolver.Expression(()))
        left = sum_ - constant
        constraint = {"<=": left <= 0, "==": left == 0, ">=": left >= 0}[relation]
        solver.addConstraint(constraint | strengths[priority])
    solver.updateVariables()
    return [v.value() for v in variables]


def system(numbers, priorities, largest):
    n = numbers.randint(1, largest)
    m = numbers.randint(1, largest + largest // 2 + 1)
    constraints = []
    for _ in range(m):
        kind = numbers.random()
        if kind < 0.3 or n == 1:
            terms = [(numbers.randrange(n), 1)]
        else:
            count = min(n, 2 if kind < 0.7 else 3 if kind < 0.95 else 4)
            terms = [(j, numbers.choice((1, 1, 1, -1, -1, -1, 2, -0.5)))
                     for j in numbers.sample(range(n), count)]
        relation = numbers.choice(("==", "==", "<=", ">="))
        constraints.append(
            (numbers.choice(priorities), relation, numbers.randint(-20, 100), terms))
    return n, constraints


def line(n, constraints, values, given_up=(), ambiguous=()):
    words = [n, len(constraints)]
    for priority, relation, constant, terms in constraints:
        words += [priority, relation, constant, len(terms)]
        for j, a in terms:
            words += [j, a]
    words += ["="] + [repr(float(v)) for v in values] + ["!"] + list(given_up) + ["?"] + list(ambiguous)
    return " ".join(map(str, words))


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in ("exact", "kiwi"):
        sys.exit(__doc__)
    numbers, count = random.Random(int(sys.argv[2])), int(sys.argv[3])
    while count:
        if sys.argv[1] == "exact":
            n, constraints = system(numbers, (1000, 1000, 999, 750, 500, 500, 250, 1), 6)
            print(line(n, constraints, *exact(n, constraints)))
            count -= 1
            continue
        n, constraints = system(numbers, (1000, 750, 500, 500, 250, 250), 6)
        weighted = by_weights(n, constraints)
        if weighted is None:
            continue
        values = single(weighted, n, numbers)
        if values is None or values != single(by_priorities(n, constraints)[0], n, numbers):
            continue
        found = with_kiwi(n, constraints)
        print(line(n, constraints, found))
        if any(abs(a - float(b)) > 1e-7 for a, b in zip(found, values)):
            print(f"kiwi's own result is off for the line before: {values}", file=sys.stderr)
        count -= 1


main()
