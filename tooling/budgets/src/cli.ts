#!/usr/bin/env node
// countersign-budgets [--budgets <file>] [--report <file>] [--set]: packs every package that is
// published, measures it, and prints a table; a limit that is passed is a failure. With --report the
// table is written to a file, too, and with --set the limits are written anew from what there is.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BudgetsError } from './budgets-error.ts';
import { budgetsFile, readBudgets } from './budgets.ts';
import { budgetsTable } from './budgets-table.ts';
import { importRatios } from './import-ratios.ts';
import { importsOf, measure } from './measure.ts';
import { packagesWithBudgets } from './packages.ts';
import { setLimits } from './set-limits.ts';
import { generous, passed } from './verdict.ts';

const { values } = parseArgs({
  options: {
    budgets: { type: 'string', default: budgetsFile },
    report: { type: 'string' },
    set: { type: 'boolean', default: false },
  },
});
const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-budgets-'));
try {
  await run(values);
} catch (error) {
  if (!(error instanceof BudgetsError)) throw error;
  tell(error.message);
} finally {
  rmSync(scratch, { recursive: true });
}

async function run({ budgets: file, report, set }: typeof values): Promise<void> {
  const budgets = readBudgets(file);
  const pairs = packagesWithBudgets(budgets.packages);
  const all = [];
  for (const { one, budget } of pairs)
    all.push({ budget, measured: await measure(one, budget, scratch) });
  if (set) {
    const measured = all.map((each) => each.measured);
    setLimits(budgets, measured, file);
    process.stdout.write(`Limits written to ${file}; say there why where one has grown.\n`);
    return;
  }
  const imports = pairs.map(({ one, budget }) => [one.name, importsOf(one.name, budget)] as const);
  const ratios = importRatios(new Map(imports.filter(([, names]) => names.length > 0)));
  const table = `${budgetsTable(
    all.map((each) => ({ ...each, ratio: ratios.get(each.measured.name) })),
  )}\n`;
  process.stdout.write(table);
  if (report !== undefined) {
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, table);
  }
  for (const { measured, budget } of all) {
    for (const sentence of generous(measured, budget)) process.stdout.write(`${sentence}\n`);
    for (const sentence of passed(measured, budget)) tell(sentence);
  }
}

function tell(message: string): void {
  process.stderr.write(`countersign: ${message}\n`);
  process.exitCode = 1;
}
