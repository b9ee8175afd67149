import ts from 'typescript';
import { pure } from '../syntax.ts';

/** `/* @__PURE__ *\/ fast(() => …)`: what is called inside need not say so of itself. */
export function fastOf(value: ts.Expression): ts.Expression {
  const { factory } = ts;
  const body = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value);
  return pure(factory.createCallExpression(factory.createIdentifier('fast'), undefined, [body]));
}
