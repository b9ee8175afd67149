import ts from 'typescript';
import { arrow, call, pure } from '../syntax/expressions.ts';
import { isMember } from './read-validator.ts';

/** The fields of `zod.looseObject({ … })`, if it is one. */
export function findShape(expression: ts.Expression): ts.Expression | undefined {
  return ts.isCallExpression(expression) && isMember(expression.expression, 'zod', 'looseObject')
    ? expression.arguments[0]
    : undefined;
}

/**
 * `/* @__PURE__ *\/ fastObject(() => ({ … }))` of an object, whose fields are made when they are
 * needed, and `fast(() => …)` of anything else. A name for something that exists needs no function,
 * and neither does a single call, except of lists and records, which zod copies.
 */
export function makeFast(expression: ts.Expression): ts.Expression {
  const shape = findShape(expression);
  if (shape !== undefined) return pure(call('fastObject', arrow(shape)));
  const calls = countCalls(expression);
  if (calls === 0) return expression;
  return pure(calls === 1 && !isCopied(expression) ? expression : call('fast', arrow(expression)));
}

function isCopied(expression: ts.Expression): boolean {
  return (
    ts.isCallExpression(expression) &&
    ['array', 'record'].some((name) => isMember(expression.expression, 'zod', name))
  );
}

function countCalls(node: ts.Node): number {
  let calls = ts.isCallExpression(node) ? 1 : 0;
  ts.forEachChild(node, (child) => {
    calls += countCalls(child);
  });
  return calls;
}
