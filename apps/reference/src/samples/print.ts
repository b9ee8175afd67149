import { format } from 'oxfmt';
import ts from 'typescript';

const printer = ts.createPrinter();

/**
 * A program as text, formatted as the code of this repository is. The groups are set apart by an
 * empty line, which a syntax tree knows nothing of.
 */
export async function printProgram(
  language: 'ts' | 'js',
  groups: readonly (readonly ts.Statement[])[],
): Promise<string> {
  const file = ts.createSourceFile('sample.ts', '', ts.ScriptTarget.ESNext);
  const texts = groups.map((group) =>
    printer.printList(ts.ListFormat.MultiLine, ts.factory.createNodeArray(group), file),
  );
  return formatted(language, texts.join('\n'));
}

/** Prints data as JSON, on one line if it fits. */
export function printJson(value: unknown): Promise<string> {
  return formatted('json', JSON.stringify(value));
}

/** A sample stands in a column of a page, so its lines are shorter than those of our own code. */
async function formatted(language: string, text: string): Promise<string> {
  const options = { printWidth: 80, singleQuote: true };
  const { code, errors } = await format(`sample.${language}`, text, options);
  if (errors.length > 0) throw new Error(`Cannot format a sample:\n${text}`);
  return code.trimEnd();
}
