import ts from 'typescript';
import { arrow, call, pure } from '../syntax/expressions.ts';
import { named, unknownType } from '../syntax/types.ts';
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

/**
 * The type of the lenient validator of a named schema, by that name: TypeScript would infer the same
 * for thousands of answers, and print it at length. Nothing for a schema without a name.
 * @param kind the interface of validators, such as `zod.ZodType`
 */
export function lenientType(kind: string, schema: ts.Expression): ts.TypeNode | undefined {
  if (!ts.isIdentifier(schema)) return undefined;
  const own = ts.factory.createTypeQueryNode(schema);
  return named(kind, named('zod.output', own), unknownType);
}
