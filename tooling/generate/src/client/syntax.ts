import ts from 'typescript';
import { withDoc } from '../print.ts';

const { factory } = ts;

/** `Name` or `Name<…>` as a type. */
export function typeOf(name: string, ...parameters: ts.TypeNode[]): ts.TypeNode {
  return factory.createTypeReferenceNode(name, parameters.length === 0 ? undefined : parameters);
}

/** A text as a type. */
export function textType(text: string): ts.TypeNode {
  return factory.createLiteralTypeNode(factory.createStringLiteral(text, true));
}

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

/** `export const name: type = value;` with its documentation. */
export function exportedConstant(
  name: string,
  doc: readonly string[],
  type: ts.TypeNode,
  value: ts.Expression,
): ts.Statement {
  const declaration = factory.createVariableDeclaration(name, undefined, type, value);
  return withDoc(
    factory.createVariableStatement(
      [factory.createToken(ts.SyntaxKind.ExportKeyword)],
      factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const),
    ),
    doc,
  );
}

/** Marks a call as one that a bundler may drop where nobody uses what it gives. */
export function droppable(call: ts.Expression): ts.Expression {
  return ts.addSyntheticLeadingComment(
    call,
    ts.SyntaxKind.MultiLineCommentTrivia,
    ' @__PURE__ ',
    false,
  );
}

/** An object of the fields given. */
export function object(fields: Readonly<Record<string, ts.Expression>>): ts.Expression {
  return factory.createObjectLiteralExpression(
    Object.entries(fields).map(([name, value]) => factory.createPropertyAssignment(name, value)),
    true,
  );
}
