import type ts from 'typescript';
import { lowerFirst } from '../names.ts';
import { SourceError } from '../errors.ts';
import { asConst, identifier, literal, object } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { constant } from '../syntax/statements.ts';
import type { Model } from '../xsd/index.ts';

/** Lists the root elements of a document, by the object that each contains. */
export function roots(model: Model): ts.Statement {
  const entries = model.roots.map(({ element, object: name }): [string, ts.Expression] => {
    const root = {
      element: literal(element.local),
      namespace: literal(element.namespace),
      codec: identifier(lowerFirst(name)),
    };
    return [lowerFirst(name), object(Object.entries(root), { multiLine: false })];
  });
  return withDoc(constant('roots', object(entries)), ['The possible root elements.']);
}

/** The elements that contain Base64, each with the element that it is in. */
export function binaryElements({ objects }: Model): ts.Statement {
  const pairs = objects.flatMap(({ name, fields: own }) => {
    const users = objects
      .flatMap(({ fields }) => fields)
      .filter(({ value }) => value.kind === 'object' && value.name === name);
    const holders = new Set(users.map(({ path }) => path.at(-1)?.local ?? ''));
    return own
      .filter(({ value }) => value.kind === 'builtin' && value.name === 'base64Binary')
      .flatMap(({ path }) => [...holders].map((holder) => [holder, path.at(-1)?.local ?? '']));
  });
  return withDoc(constant('binaryElements', literal(pairs)), [
    'The elements that contain Base64, by parent element.',
  ]);
}

/** For each enumeration whose values have lists of their own in JSON: the list by the value. */
export function jsonLists({ enumerations }: Model): ts.Statement[] {
  return enumerations.flatMap(({ name, values }) => {
    const lists = values.flatMap(({ name: word, list, flag }) =>
      list === undefined ? [] : [[word, { list, ...(flag !== undefined && { flag }) }]],
    );
    if (lists.length === 0) return [];
    const table = asConst(literal(Object.fromEntries(lists)));
    const doc = [`The name of the list of \`${name}\` items in JSON.`];
    return [withDoc(constant(`${lowerFirst(name)}Lists`, table), doc)];
  });
}

/**
 * The reader of payloads takes all their elements to be in the namespace of the root; an element in
 * another one would never be found.
 */
export function requireOneNamespace({ roots: all, objects }: Model): void {
  const [only] = all.map(({ element }) => element.namespace);
  for (const { name, fields } of objects)
    for (const { kind, property, path } of fields)
      if (kind === 'element' && path.some(({ namespace }) => namespace !== only))
        throw new SourceError(
          `${name}.${property}: not all elements are in the namespace ${only}. Import no other namespace.`,
        );
}
