import ts from 'typescript';

const { factory } = ts;

/** `envelopeLocks` of `EnvelopeLocks`. An acronym that a word begins with is lowered as a whole. */
export function lowerFirst(word: string): string {
  return word.replace(/^[A-Z]+(?=[A-Z][a-z]|\d|$)|^[A-Z]/, (start) => start.toLowerCase());
}

/** `EnvelopeLocks` of `envelopeLocks`. */
export function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `Name` or `Name<…>` as a type. */
export function named(name: string, ...parameters: ts.TypeNode[]): ts.TypeNode {
  return factory.createTypeReferenceNode(name, parameters.length === 0 ? undefined : parameters);
}

/** A text as a type. */
export function textType(text: string): ts.TypeNode {
  return factory.createLiteralTypeNode(factory.createStringLiteral(text, true));
}

/** `export const name: type = value`. */
export function constant(name: string, value: ts.Expression, type?: ts.TypeNode): ts.Statement {
  const declaration = factory.createVariableDeclaration(name, undefined, type, value);
  return factory.createVariableStatement(
    [factory.createToken(ts.SyntaxKind.ExportKeyword)],
    factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const),
  );
}

/**
 * Says of a call that it does nothing but give its value, so that bundlers drop it with the name
 * that nobody imports.
 */
export function pure(call: ts.Expression): ts.Expression {
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  return ts.addSyntheticLeadingComment(call, kind, ' @__PURE__ ', false);
}
