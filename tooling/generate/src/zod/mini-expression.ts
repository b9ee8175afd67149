import ts from 'typescript';
import { call, member } from '../syntax/expressions.ts';
import { replace } from './read-validator.ts';

/** The methods of zod that `zod/mini` has as functions around a schema. */
const wrappers = new Set(['optional', 'nullable', 'nullish']);

/** The checks that stand for a method of zod, by the kind of value that is checked. */
const checks: Readonly<Record<string, { text: string; number: string }>> = {
  min: { text: 'minLength', number: 'gte' },
  max: { text: 'maxLength', number: 'lte' },
  regex: { text: 'regex', number: 'regex' },
};

/**
 * Returns an expression of zod as one of `zod/mini`, where `zod.string().max(5).optional()` is
 * `zod.optional(zod.string().check(zod.maxLength(5)))`.
 */
export function toMini(expression: ts.Expression): ts.Expression {
  return replace(expression, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
      return undefined;
    const { expression: owner, name } = node.expression;
    // A function of zod, `zod.iso.datetime` among them, is one of `zod/mini`, too.
    if (isZod(owner)) return undefined;
    if (wrappers.has(name.text)) return call(member('zod', name.text), toMini(owner));
    const check = checks[name.text];
    if (check === undefined) throw new Error(`there is no form of .${name.text}() in zod/mini`);
    const kind = isNumber(owner) ? check.number : check.text;
    return call(member(toMini(owner), 'check'), call(member('zod', kind), ...node.arguments));
  });
}

/** `zod`, or a part of it, such as `zod.iso`. */
function isZod(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node)
    ? isZod(node.expression)
    : ts.isIdentifier(node) && node.text === 'zod';
}

/** `zod.number()` or `zod.int()`, with any methods behind it. */
function isNumber(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return isNumber(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return false;
  const { expression: owner, name } = node;
  return isZod(owner) ? ['number', 'int'].includes(name.text) : isNumber(owner);
}
