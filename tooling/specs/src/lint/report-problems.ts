import type { NormalizedProblem } from '@redocly/openapi-core';

/**
 * Prints problems with their places, as Redocly does, and says how many there are.
 * @returns true if there are none
 */
export async function reportProblems(problems: NormalizedProblem[]): Promise<boolean> {
  if (problems.length === 0) return true;
  const { formatProblems, getTotals } = await import('@redocly/openapi-core');
  formatProblems(problems, { totals: getTotals(problems), command: 'lint' });
  process.stderr.write(
    `countersign: the linter found ${problems.length} problem(s) in the specs; see above.\n`,
  );
  return false;
}
