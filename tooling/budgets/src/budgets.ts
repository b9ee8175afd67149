import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { BudgetsError } from './budgets-error.ts';

const limit = z.number().nonnegative();

const budget = z.strictObject({
  /** What its users import first, as in its `exports`; none where there is no script in it. */
  imports: z.array(z.string()),
  /** Kilobytes are those of 1000 bytes. */
  most: z.strictObject({ packed: limit, unpacked: limit, dependencies: limit, loaded: limit }),
  /** The names of what it brought when the limits were set, so that what is new can be named. */
  known: z.array(z.string()),
});

const file = z.strictObject({ packages: z.record(z.string(), budget) });

/** What a package may weigh and bring. */
export type Budget = z.infer<typeof budget>;

/** The budgets, as they are written and as they are read. */
export interface Budgets {
  document: Document;
  packages: Readonly<Record<string, Budget>>;
}

/** Where the budgets of this repository stand. */
export const budgetsFile = fileURLToPath(new URL('../budgets.yaml', import.meta.url));

/**
 * Reads a file of budgets.
 * @throws BudgetsError where there is none, or what stands in it is no budget
 */
export function readBudgets(from: string = budgetsFile): Budgets {
  let text: string;
  try {
    text = readFileSync(from, 'utf8');
  } catch (error) {
    throw new BudgetsError(`the budgets cannot be read: ${messageOf(error)}`, { cause: error });
  }
  const document = parseDocument(text);
  const [wrong] = document.errors;
  if (wrong !== undefined) throw new BudgetsError(`${from}: ${wrong.message}`);
  const read = file.safeParse(document.toJS());
  if (!read.success) throw new BudgetsError(`${from}: ${z.prettifyError(read.error)}`);
  return { document, packages: read.data.packages };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
