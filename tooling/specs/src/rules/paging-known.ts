import {
  isPlainObject,
  isRef,
  type Oas3_1Schema,
  type Oas3Rule,
  type Oas3Schema,
  type OasRef,
  type UserContext,
} from '@redocly/openapi-core';

type Schema = Oas3Schema | Oas3_1Schema;

/** The parameters by which the areas request a part of a list. */
const starts = new Set(['start', 'startPosition', 'start_position']);

/**
 * The types of the fields that `x-paging` names. `first` and `last` are the places of the items of
 * the page in the whole list; the eSignature areas write numbers as strings.
 */
const fieldTypes: Readonly<Record<string, readonly string[]>> = {
  items: ['array'],
  next: ['string'],
  previous: ['string'],
  total: ['integer', 'string'],
  shown: ['integer', 'string'],
  first: ['integer', 'string'],
  last: ['integer', 'string'],
};

/**
 * Checks that `x-paging` names query parameters and fields of the 200 response in JSON that exist,
 * and that an operation with a start parameter has it, so that the client can read the whole list.
 * The rule `x-paging` of `specs/redocly.shared.yaml` checks its keys.
 */
export const pagingKnown: Oas3Rule = () => ({
  Paths: {
    Operation(operation, { location, report, resolve }) {
      const parameters = (operation.parameters ?? []).flatMap((one) => resolve(one).node ?? []);
      const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      const paging: unknown = Reflect.get(operation, 'x-paging');
      const start = queries.find((name) => starts.has(name));
      if (paging === undefined && start !== undefined)
        report({ message: `with \`${start}\` a list is paged; say in x-paging which`, location });

      const response = operation.responses?.['200'];
      const { node, location: place } = resolve(response ?? { $ref: '' });
      const body = node?.content?.['application/json']?.schema;
      const file = isRef(response) ? place?.source.absoluteRef : location.source.absoluteRef;
      for (const [key, name] of Object.entries(isPlainObject(paging) ? paging : {})) {
        const complain = (message: string) => {
          report({ message, location: location.child(['x-paging', key]) });
        };
        const types = fieldTypes[key];
        if (types !== undefined) {
          const field = findField(body, String(name).split('/'), file, resolve);
          if (field === undefined) complain(`the 200 response in JSON has no field \`${name}\``);
          else if (![field.type ?? []].flat().some((type) => types.includes(type)))
            complain(`\`${name}\` must be of type ${types.join(' or ')}`);
        } else if (key !== 'links' && !queries.includes(String(name)))
          complain(`there is no query parameter \`${name}\``);
      }
    },
  },
});

/** Finds the field of a schema that a path of names leads to, also in the parts of an `allOf`. */
function findField(
  written: Schema | OasRef | undefined,
  path: readonly string[],
  file: string | undefined,
  resolve: UserContext['resolve'],
): Schema | undefined {
  if (written === undefined) return undefined;
  const { node, location } = resolve<Schema>(written, file);
  const [name, ...deeper] = path;
  if (node === undefined || name === undefined) return node;
  const from = isRef(written) ? location.source.absoluteRef : file;
  const field = node.properties?.[name];
  if (field !== undefined) return findField(field, deeper, from, resolve);
  for (const part of node.allOf ?? []) {
    const found = findField(part, path, from, resolve);
    if (found !== undefined) return found;
  }
  return undefined;
}
