import ts from 'typescript';
import { header } from './header.ts';

/** Prints statements as the text of a generated module. */
export function printModule(statements: readonly ts.Statement[]): string {
  return `// ${header}\n\n${printStatements(statements)}\n`;
}

/** Prints statements as text. */
export function printStatements(statements: readonly ts.Statement[]): string {
  const file = ts.createSourceFile('generated.ts', '', ts.ScriptTarget.ESNext);
  const list = ts.factory.createNodeArray(statements);
  return ts.createPrinter().printList(ts.ListFormat.MultiLine, list, file);
}

/** Puts a doc comment before a statement or a member. Whatever the text holds, it stays a comment. */
export function withDoc<Node extends ts.Node>(node: Node, lines: readonly string[]): Node {
  const text = lines.map((line) => ` * ${inert(line)}`.trimEnd()).join('\n');
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  return ts.addSyntheticLeadingComment(node, kind, `*\n${text}\n `, true);
}

/** The one escape for spec text in comments: nothing in it can end the comment. */
function inert(text: string): string {
  return text.replaceAll('*/', '*\\/');
}

/** `import { names } from 'module'`, of types only where that is said. */
export function importOf(names: readonly string[], from: string, { typeOnly = false } = {}) {
  const { factory } = ts;
  const specifiers = names.map((name) =>
    factory.createImportSpecifier(false, undefined, factory.createIdentifier(name)),
  );
  const clause = factory.createImportClause(
    typeOnly ? ts.SyntaxKind.TypeKeyword : undefined,
    undefined,
    factory.createNamedImports(specifiers),
  );
  return factory.createImportDeclaration(
    undefined,
    clause,
    factory.createStringLiteral(from, true),
  );
}

/** A JSON value as an expression. */
export function literal(value: unknown): ts.Expression {
  const { factory } = ts;
  if (typeof value === 'string') return factory.createStringLiteral(value, true);
  if (typeof value === 'number') return numberLiteral(value);
  if (typeof value === 'boolean') return value ? factory.createTrue() : factory.createFalse();
  if (Array.isArray(value)) return factory.createArrayLiteralExpression(value.map(literal));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) =>
      factory.createPropertyAssignment(keyOf(name), literal(field)),
    );
    return factory.createObjectLiteralExpression(fields, true);
  }
  return factory.createNull();
}

/** A negative number is a minus before a literal. */
function numberLiteral(value: number): ts.Expression {
  const { factory } = ts;
  const literalOf = factory.createNumericLiteral(Math.abs(value));
  return value < 0
    ? factory.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, literalOf)
    : literalOf;
}

/** A key of an object, quoted where it is no plain name. */
function keyOf(name: string): ts.PropertyName {
  return /^[A-Za-z_$][\w$]*$/.test(name)
    ? ts.factory.createIdentifier(name)
    : ts.factory.createStringLiteral(name, true);
}
