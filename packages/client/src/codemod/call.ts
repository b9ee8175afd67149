import type { CallExpression, JSCodeshift, ObjectExpression } from 'jscodeshift';
import { isIdentifier } from './library.ts';
import type { Counterpart } from './official-methods.ts';

/** The reason why a call stays as it is. */
export interface Refused {
  why: string;
}

/** An argument of a function call. */
export type Argument = CallExpression['arguments'][number];

type Property = ObjectExpression['properties'][number];

/** Notes that a function is needed, and returns its name. */
export type Use = (module: string, name: string) => string;

/** Reports whether something stays as it is. */
export function isRefused(made: object): made is Refused {
  return 'why' in made;
}

/**
 * The call of the counterpart of a method.
 * @param given the arguments of the method, without a callback
 */
export function createCall(
  j: JSCodeshift,
  given: readonly Argument[],
  { module, function: name, arguments: expected }: Counterpart,
  client: Argument,
  use: Use,
): CallExpression | Refused {
  const path: Property[] = [];
  const query: Property[] = [];
  let body: Argument | undefined;
  let hasForm = false;

  function put(part: string, value: Argument): void {
    const [place, ...rest] = part.split('.');
    const key = rest.join('.').replace(/\[\]$/, '');
    if (place === 'path') path.push(createProperty(j, key, value));
    else if (place === 'query') query.push(createProperty(j, key, value));
    else if (place === 'body') body = value;
    else hasForm = true;
  }

  for (const [index, argument] of given.entries()) {
    if (index >= expected.length && isNothing(argument)) continue;
    if (index >= expected.length) return { why: 'the method takes fewer arguments' };
    const part = expected[index];
    if (argument.type === 'SpreadElement') return { why: 'write the arguments out' };
    if (typeof part === 'string') put(part, argument);
    else if (argument.type === 'ObjectExpression') {
      for (const property of argument.properties) {
        const option = readProperty(property);
        if (option === undefined) return { why: 'write the options of this method out' };
        const known = part?.[option.key];
        if (known === undefined) return { why: `the method has no option ${option.key}` };
        put(known, option.value);
      }
    } else if (!isNothing(argument)) {
      return { why: 'write the options of this method in its call' };
    }
  }
  if (hasForm)
    return { why: `send the form as the body of ${name} of @countersign/client/${module}` };

  const input = [
    ...(path.length > 0 ? [j.objectProperty(j.identifier('path'), j.objectExpression(path))] : []),
    ...(query.length > 0
      ? [j.objectProperty(j.identifier('query'), j.objectExpression(query))]
      : []),
    ...(body === undefined ? [] : [createProperty(j, 'body', body)]),
  ];
  return j.callExpression(j.identifier(use(module, name)), [
    client,
    ...(input.length > 0 ? [j.objectExpression(input)] : []),
  ]);
}

function isNothing(argument: Argument): boolean {
  if (isIdentifier(argument)) return argument.name === 'undefined';
  return (
    argument.type === 'NullLiteral' || (argument.type === 'Literal' && argument.value === null)
  );
}

function readProperty(property: Property): { key: string; value: Argument } | undefined {
  if (property.type !== 'ObjectProperty' && property.type !== 'Property') return undefined;
  const { key, value, computed } = property;
  if (computed === true || !isIdentifier(key) || !isExpression(value)) return undefined;
  return { key: key.name, value };
}

/** In an object that is not a pattern, values are expressions. */
export function isExpression(value: { type: string }): value is Argument {
  return !value.type.endsWith('Pattern');
}

/** `key: value`, or `key` where the value has the same name. */
export function createProperty(j: JSCodeshift, key: string, value: Argument): Property {
  if (value.type === 'SpreadElement') return j.spreadElement(value.argument);
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? j.identifier(key) : j.stringLiteral(key);
  const made = j.objectProperty(name, value);
  made.shorthand = isIdentifier(value) && value.name === key;
  return made;
}
