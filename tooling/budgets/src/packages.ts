import { publishedPackages, type Package } from '@countersign/tarballs';
import type { Budget, Budgets } from './budgets.ts';
import { BudgetsError } from './budgets-error.ts';

/**
 * Every package that is published, with its budget.
 * @throws BudgetsError where one has none, or a budget is for a package that is not there
 */
export function packagesWithBudgets(
  budgets: Budgets['packages'],
): { one: Package; budget: Budget }[] {
  const packages = publishedPackages();
  const gone = Object.keys(budgets).filter((name) => packages.every((one) => one.name !== name));
  if (gone.length > 0) {
    throw new BudgetsError(
      `there is a budget for ${gone.join(', ')}, and no such package is published; take it out of tooling/budgets/budgets.yaml`,
    );
  }
  return packages.map((one) => {
    const budget = budgets[one.name];
    if (budget !== undefined) return { one, budget };
    throw new BudgetsError(
      `${one.name} has no budget; write one in tooling/budgets/budgets.yaml, and countersign-budgets --set fills in the limits`,
    );
  });
}
