import { camel } from '@orval/core';
import ts from 'typescript';
import { letters } from '../letters.ts';

/** What modules know the shared validators of an area by. */
export const formatsName = 'formats';

/** A validator of a string that many fields have. */
interface Format {
  /** What it is called as long as no other wants the name. */
  name: string;
  /** What makes it another than those of the same name. */
  key: string;
  value: ts.Expression;
}

/** By `key`: the names of the formats of an area, and what they are. */
export type Formats = ReadonlyMap<string, { name: string; value: ts.Expression }>;

/**
 * Names the formats that were found. Where several want a name, the one found most often has it,
 * and the others get numbers; by their keys where they are as frequent, so that it is the same each
 * time.
 */
export function nameFormats(found: readonly Format[]): Formats {
  const times = new Map<string, number>();
  for (const { key } of found) times.set(key, (times.get(key) ?? 0) + 1);
  const often = (key: string) => times.get(key) ?? 0;
  const ordered = [...new Map(found.map((format) => [format.key, format])).values()].toSorted(
    (one, other) => often(other.key) - often(one.key) || (one.key < other.key ? -1 : 1),
  );
  const taken = new Map<string, number>();
  return new Map(
    ordered.map(({ key, name, value }) => {
      const number = (taken.get(name) ?? 0) + 1;
      taken.set(name, number);
      return [key, { name: number === 1 ? name : `${name}${number}`, value }];
    }),
  );
}

/** Whether an expression is a format that fields may share, and which. */
export function formatOf(expression: ts.Expression): Format | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  const [first, second] = expression.arguments;
  const method = methodOf(expression.expression);
  if (method === 'stringFormat' && first && second && ts.isStringLiteral(first)) {
    if (!ts.isRegularExpressionLiteral(second)) return undefined;
    return named(camel(first.text), `${first.text} ${second.text}`, method, [
      ts.factory.createStringLiteral(first.text, true),
      ts.factory.createRegularExpressionLiteral(second.text),
    ]);
  }
  if (method === 'iso.datetime' && hasOffset(first)) {
    const offset = ts.factory.createPropertyAssignment('offset', ts.factory.createTrue());
    return named('dateTime', method, method, [ts.factory.createObjectLiteralExpression([offset])]);
  }
  if (method === 'enum' && first && isTrueOrFalse(first)) {
    const words = ['true', 'false'].map((word) => ts.factory.createStringLiteral(word, true));
    return named('booleanString', method, method, [ts.factory.createArrayLiteralExpression(words)]);
  }
  return undefined;
}

function named(
  name: string,
  key: string,
  method: string,
  values: readonly ts.Expression[],
): Format {
  const { factory } = ts;
  const callee = method
    .split('.')
    .reduce<ts.Expression>(
      (from, step) => factory.createPropertyAccessExpression(from, step),
      factory.createIdentifier('zod'),
    );
  return { name, key, value: factory.createCallExpression(callee, undefined, values) };
}

/** `iso.datetime` of `zod.iso.datetime`. */
function methodOf(callee: ts.Expression): string | undefined {
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  const { expression, name } = callee;
  if (ts.isIdentifier(expression)) return expression.text === 'zod' ? name.text : undefined;
  const before = methodOf(expression);
  return before === undefined ? undefined : `${before}.${name.text}`;
}

function hasOffset(options: ts.Expression | undefined): boolean {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return false;
  const [only] = options.properties;
  return (
    options.properties.length === 1 &&
    only !== undefined &&
    ts.isPropertyAssignment(only) &&
    (ts.isStringLiteral(only.name) || ts.isIdentifier(only.name)) &&
    letters(only.name.text) === 'offset' &&
    only.initializer.kind === ts.SyntaxKind.TrueKeyword
  );
}

function isTrueOrFalse(values: ts.Expression): boolean {
  if (!ts.isArrayLiteralExpression(values)) return false;
  const words = values.elements.map((word) => (ts.isStringLiteral(word) ? word.text : ''));
  return words.join() === 'true,false';
}
