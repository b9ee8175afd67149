import ts from 'typescript';
import { header } from '../header.ts';
import { printStatements } from '../print.ts';

/** The text of a module for people to read: declarations stand apart from each other. */
export function moduleText(statements: readonly ts.Statement[]): string {
  const texts = statements.map((statement) => {
    const text = printStatements([statement]).trimEnd();
    return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      ? `\n${text}\n`
      : `${text}\n`;
  });
  return `// ${header}\n\n${texts.join('').replace(/^\n/, '')}`;
}
