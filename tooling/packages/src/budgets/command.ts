import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import type { Output } from '../output.ts';
import { publishedPackages, type Package } from '../tarballs/published.ts';
import { limits, readBudgets, type Amounts, type Budget, type Budgets } from './file.ts';
import { measure, type Measured } from './measure.ts';

/** A package with its budget and its sizes. */
interface Row {
  budget: Budget;
  measured: Measured;
}

/**
 * `budgets`: packs published packages, measures them and prints a table.
 * @param names the packages; all if empty
 * @param options.budgets the file of budgets
 * @param options.report a file to write the table to
 * @param options.set true to write new limits instead: 10 % above the amounts
 * @returns the problems
 */
export async function budgets(
  names: readonly string[],
  { budgets: file, report, set }: { budgets: string; report?: string; set: boolean },
  output: Output,
): Promise<string[]> {
  const { document, packages } = readBudgets(file);
  const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-budgets-'));
  const rows: Row[] = [];
  try {
    for (const [one, budget] of matchPackages(packages, file, names))
      rows.push({ budget, measured: await measure(one, budget, scratch) });
  } finally {
    rmSync(scratch, { recursive: true });
  }
  if (set) {
    for (const { measured } of rows)
      for (const limit of limits) {
        const most = Math.ceil(measured.amounts[limit] * 1.1);
        document.setIn(['packages', measured.name, 'most', limit], most);
      }
    writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }));
    output.print(`Limits written to ${file}; explain there why one has grown.\n`);
    return [];
  }
  const head = ['package', ...limits.flatMap((limit) => [limit, 'at most']), 'files', 'modules'];
  const align = ['', ...head.slice(1).map(() => 'r')];
  const table = `${markdownTable([head, ...rows.map(listCells)], { align })}\n`;
  output.print(table);
  if (report !== undefined) {
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, table);
  }
  return rows.flatMap((row) => listExceeded(row, file));
}

/** Finds the budgets of published packages. Throws if one is missing, or is left over. */
function matchPackages(
  all: Budgets['packages'],
  file: string,
  names: readonly string[],
): [Package, Budget][] {
  const packages = publishedPackages();
  const known = new Set(packages.map(({ name }) => name));
  const unknown = [...names, ...Object.keys(all)].find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Error(`${unknown}, of ${file} or the command line, is not published`);
  const chosen = packages.filter(({ name }) => names.length === 0 || names.includes(name));
  return chosen.map((one) => {
    const budget = all[one.name];
    if (budget !== undefined) return [one, budget];
    throw new Error(`${file}: ${one.name} has no budget; add one, then run with --set`);
  });
}

/** Describes each limit that a package exceeds, with its largest files. */
function listExceeded({ measured, budget }: Row, file: string): string[] {
  return limits
    .filter((limit) => measured.amounts[limit] > budget.most[limit])
    .map((limit) => {
      const amount = format(measured.amounts, limit);
      const files = (limit === 'loaded' ? measured.modules : measured.files)
        .toSorted((one, other) => other.size - one.size)
        .slice(0, 3)
        .map((one) => `${one.path} (${(one.size / 1000).toFixed(1)} kB)`);
      const hint =
        limit === 'dependencies'
          ? 'npm run licences lists them, and its diff shows the new ones'
          : `The largest are ${files.join(', ')}`;
      return `${measured.name}: ${limit} is ${amount}, and its limit ${budget.most[limit]}. ${hint}. Reduce it, or raise the limit in ${file} and say there why.`;
    });
}

function listCells({ measured, budget }: Row): string[] {
  const { name, amounts, files, modules } = measured;
  const pairs = limits.flatMap((limit) => [format(amounts, limit), String(budget.most[limit])]);
  return [name, ...pairs, String(files.length), String(modules.length)];
}

function format(amounts: Amounts, limit: keyof Amounts): string {
  return limit === 'dependencies'
    ? String(amounts.dependencies)
    : `${amounts[limit].toFixed(1)} kB`;
}
