import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDocument, type Document } from 'yaml';
import { z } from 'zod';

/** The amounts that have a limit; in kB (1000 bytes), except the number of dependencies. */
export const limits = ['packed', 'unpacked', 'dependencies', 'loaded'] as const;
export type Amounts = Record<(typeof limits)[number], number>;

const budget = z.strictObject({
  /** The entries that its users import first, as in its `exports`; empty if it has no scripts. */
  imports: z.array(z.string()),
  most: z.record(z.enum(limits), z.number().nonnegative()),
});

/** The budget of a package. */
export type Budget = z.infer<typeof budget>;

/** A file of budgets: the YAML document with its comments, and its data. */
export interface Budgets {
  document: Document;
  packages: Readonly<Record<string, Budget>>;
}

/** The budgets of this repository. */
export const budgetsFile = fileURLToPath(new URL('../../budgets.yaml', import.meta.url));

/** Reads a file of budgets. Throws if it is missing or invalid. */
export function readBudgets(file: string = budgetsFile): Budgets {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const read = z
    .strictObject({ packages: z.record(z.string(), budget) })
    .safeParse(document.toJS());
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return { document, packages: read.data.packages };
}
