import ts from 'typescript';

/** The first line of every generated file. */
export const header =
  'Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.';

/** Prints statements as the text of a generated module. */
export function printModule(statements: readonly ts.Statement[]): string {
  return `// ${header}\n\n${printStatements(statements)}\n`;
}

const file = ts.createSourceFile('generated.ts', '', ts.ScriptTarget.ESNext);
const printer = ts.createPrinter();

/** Prints statements as text. */
export function printStatements(statements: readonly ts.Statement[]): string {
  return printer.printList(ts.ListFormat.MultiLine, ts.factory.createNodeArray(statements), file);
}

/** Prints an expression or a type as text, to compare it with others. */
export function printNode(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, file);
}

/** Puts a doc comment before a statement or a member. The text cannot end the comment. */
export function withDoc<Node extends ts.Node>(node: Node, lines: readonly string[]): Node {
  const text = lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n');
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  return ts.addSyntheticLeadingComment(node, kind, `*\n${text}\n `, true);
}
