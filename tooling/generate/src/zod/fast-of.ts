import ts from 'typescript';
import { pure } from '../syntax.ts';

/** `/* @__PURE__ *\/ fast(() => …)`: what is called inside need not say so of itself. */
export function fastOf(value: ts.Expression): ts.Expression {
  return called('fast', value);
}

/** `/* @__PURE__ *\/ fastObject(() => ({ … }))`: of an object, whose fields are made when they are needed. */
export function fastObjectOf(shape: ts.Expression): ts.Expression {
  return called('fastObject', ts.factory.createParenthesizedExpression(shape));
}

function called(name: string, value: ts.Expression): ts.Expression {
  const { factory } = ts;
  const body = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, value);
  return pure(factory.createCallExpression(factory.createIdentifier(name), undefined, [body]));
}
