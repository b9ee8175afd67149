import ts from 'typescript';
import { withDoc } from '../print.ts';

const { factory } = ts;

/** `type | undefined` */
export function orUndefined(type: ts.TypeNode): ts.TypeNode {
  return factory.createUnionTypeNode([
    type,
    factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  ]);
}

/** `name: type;`, or `name?: type | undefined;` */
export function field(
  name: string,
  type: ts.TypeNode,
  { optional = false } = {},
): ts.PropertySignature {
  return factory.createPropertySignature(
    undefined,
    name,
    optional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined,
    optional ? orUndefined(type) : type,
  );
}

/** `export interface Name { … }` with its documentation. */
export function interfaceOf(
  name: string,
  doc: readonly string[],
  members: readonly ts.TypeElement[],
): ts.Statement {
  const exported = factory.createToken(ts.SyntaxKind.ExportKeyword);
  return withDoc(
    factory.createInterfaceDeclaration([exported], name, undefined, undefined, members),
    doc,
  );
}

/** An object of the fields given. */
export function object(fields: Readonly<Record<string, ts.Expression>>): ts.Expression {
  return factory.createObjectLiteralExpression(
    Object.entries(fields).map(([name, value]) => factory.createPropertyAssignment(name, value)),
    true,
  );
}
