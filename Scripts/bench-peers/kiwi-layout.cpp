// SPDX-License-Identifier: MIT
// Times kiwi on a system of constraints: kiwi-layout FILE ROUNDS [values]
// Prints the median of the microseconds for a solver that is given all constraints, which are made
// before the time begins; with "values", the values instead.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>
#include <kiwi/kiwi.h>

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  std::ifstream file(argv[1]);
  size_t n, m;
  file >> n >> m;
  std::vector<kiwi::Variable> variables(n);
  std::vector<kiwi::Constraint> constraints;
  for (size_t i = 0; i < m; i++) {
    double priority, constant;
    std::string relation;
    size_t count;
    file >> priority >> relation >> constant >> count;
    std::vector<kiwi::Term> terms;
    for (size_t t = 0; t < count; t++) {
      size_t variable;
      double coefficient;
      file >> variable >> coefficient;
      terms.emplace_back(variables[variable], coefficient);
    }
    double strength = priority == 1000  ? kiwi::strength::required
                      : priority == 750 ? kiwi::strength::strong
                      : priority == 500 ? kiwi::strength::medium
                                        : kiwi::strength::weak;
    auto op = relation == "<=" ? kiwi::OP_LE : relation == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
    constraints.emplace_back(kiwi::Expression(std::move(terms), -constant), op, strength);
  }
  if (!file) return 2;
  std::vector<double> times;
  for (int round = 0; round < std::stoi(argv[2]); round++) {
    auto begin = std::chrono::steady_clock::now();
    kiwi::Solver solver;
    for (auto &constraint : constraints) solver.addConstraint(constraint);
    solver.updateVariables();
    auto end = std::chrono::steady_clock::now();
    times.push_back(std::chrono::duration<double, std::micro>(end - begin).count());
  }
  std::sort(times.begin(), times.end());
  if (argc > 3)
    for (auto &variable : variables) printf("%.17g\n", variable.value());
  else
    printf("%f\n", times[times.size() / 2]);
}
