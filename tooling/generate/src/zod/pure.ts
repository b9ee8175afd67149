import ts from 'typescript';

/**
 * Says of a call that it does nothing but give its value, so that bundlers drop it with the name
 * that nobody imports.
 */
export function pure(call: ts.Expression): ts.Expression {
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  return ts.addSyntheticLeadingComment(call, kind, ' @__PURE__ ', false);
}

/** `/* @__PURE__ *\/ fast(() => …)`: what is called inside need not say so of itself. */
export function fastOf(value: ts.Expression): ts.Expression {
  const { factory } = ts;
  const body = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value);
  return pure(factory.createCallExpression(factory.createIdentifier('fast'), undefined, [body]));
}
