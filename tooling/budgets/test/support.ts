import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { budgetsFile } from '../src/budgets.ts';

const cli = path.resolve(import.meta.dirname, '../src/cli.ts');

/** Packing all packages, and starting processes to import them, on a loaded machine. */
export const timeout = 300_000;

/** How the command ended, and what it printed. */
export interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command. */
export function countersignBudgets(...words: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** A folder that is there while a test runs. */
export async function inScratch(test: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-budgets-test-'));
  try {
    await test(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the budgets of this repository with a change. */
export function changedBudgets(folder: string, change: (document: Document) => void): string {
  const document = parseDocument(readFileSync(budgetsFile, 'utf8'));
  change(document);
  const file = path.join(folder, 'budgets.yaml');
  writeFileSync(file, document.toString());
  return file;
}

/** The cells of each row of a table, by the name of the package. */
export function rowsOf(table: string): Record<string, string[]> {
  const rows = table.split('\n').filter((line) => line.startsWith('| @'));
  const cells = rows.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return Object.fromEntries(cells.map(([name = '', ...others]) => [name, others]));
}
