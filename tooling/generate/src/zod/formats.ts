import { camel } from '@orval/core';
import ts from 'typescript';
import { call, literal, member, object, pure } from '../syntax/expressions.ts';
import { printNode } from '../syntax/print.ts';
import { constant, importAll } from '../syntax/statements.ts';
import { replace } from './read-validator.ts';

/** A validator of a string that many fields have. */
export interface Format {
  name: string;
  /** A key that distinguishes it from others of the same name. */
  key: string;
  expression: ts.Expression;
}

/**
 * The formats in all validators of an area, by key. Of several with one name, all but the most
 * frequent get a number; of equal frequency, in the order of their keys.
 */
export function nameFormats(validators: readonly ts.Expression[]): Map<string, Format> {
  const found = Map.groupBy(validators.flatMap(formatsIn), ({ key }) => key);
  const ordered = [...found].toSorted(
    ([key, times], [otherKey, otherTimes]) =>
      otherTimes.length - times.length || (key < otherKey ? -1 : 1),
  );
  const taken = new Map<string, number>();
  return new Map(
    ordered.flatMap(([key, [format]]): [string, Format][] => {
      if (format === undefined) return [];
      const number = (taken.get(format.name) ?? 0) + 1;
      taken.set(format.name, number);
      return [[key, { ...format, name: number === 1 ? format.name : `${format.name}${number}` }]];
    }),
  );
}

/** An expression with `formats.guid` and the like in place of the formats. */
export function withFormats(
  expression: ts.Expression,
  formats: ReadonlyMap<string, Format>,
): ts.Expression {
  return replace(expression, (node) => {
    const format = formats.get(formatAt(node)?.key ?? '');
    return format && member('formats', format.name);
  });
}

/** The module that has the formats. */
export function formatsModule(formats: ReadonlyMap<string, Format>): ts.Statement[] {
  const constants = [...formats.values()].map(({ name, expression }) =>
    constant(name, pure(expression)),
  );
  return [importAll('zod', 'zod'), ...constants];
}

function formatsIn(expression: ts.Expression): Format[] {
  const found: Format[] = [];
  replace(expression, (node) => {
    const format = formatAt(node);
    if (format !== undefined) found.push(format);
    return format?.expression;
  });
  return found;
}

/** The format that an expression is, if it is one. */
function formatAt(node: ts.Expression): Format | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [first, second] = node.arguments;
  const method = printNode(node.expression);
  if (method === 'zod.stringFormat' && first && second && ts.isStringLiteral(first)) {
    const key = `${first.text} ${printNode(second)}`;
    return { name: camel(first.text), key, expression: node };
  }
  if (method === 'zod.iso.datetime') {
    const options = object([['offset', literal(true)]], { multiLine: false });
    const expression = call(member('zod', 'iso', 'datetime'), options);
    return { name: 'dateTime', key: 'iso.datetime', expression };
  }
  if (method === 'zod.enum' && first && printNode(first) === "['true', 'false']")
    return { name: 'booleanString', key: 'enum', expression: node };
  return undefined;
}
