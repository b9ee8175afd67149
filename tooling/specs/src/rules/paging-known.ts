import {
  isPlainObject,
  type Location,
  type Oas3MediaType,
  type Oas3Operation,
  type Oas3Parameter,
  type Oas3Rule,
  type UserContext,
} from '@redocly/openapi-core';
import { fieldAt } from './fields.ts';
import { follow } from './follow.ts';

/** The parameters by which the areas ask for a part of a list. */
const starts = new Set(['start', 'startPosition', 'start_position']);

/**
 * What may stand under `x-paging`: the name of a parameter, or of a field of one of these types.
 * `shown` counts the items of the page, `first` and `last` are their places in the whole list;
 * `links` says that the addresses of other pages have a host.
 */
const keys: Readonly<Record<string, 'parameter' | 'form' | readonly string[]>> = {
  items: ['array'],
  start: 'parameter',
  size: 'parameter',
  next: ['string'],
  previous: ['string'],
  // The eSignature areas write numbers as text.
  total: ['integer', 'string'],
  shown: ['integer', 'string'],
  first: ['integer', 'string'],
  last: ['integer', 'string'],
  links: 'form',
};

/**
 * Demands that `x-paging` says how a list is paged by names that are there: query parameters, and
 * fields of the 200 answer in JSON. An operation with a parameter that says where to start must
 * have it, so that the client can go through every list. Where the answer does not tell its end, by
 * a next page or a total, it is `false`.
 */
export const pagingKnown: Oas3Rule = () => ({
  Paths: {
    Operation(operation, context) {
      const { location, report } = context;
      const place = location.child(['x-paging']).key();
      const queries = queryNames(operation, context);
      const paging: unknown = Reflect.get(operation, 'x-paging');
      if (paging === undefined) {
        const start = queries.find((name) => starts.has(name));
        if (start !== undefined)
          report({ message: `with \`${start}\` a list is paged; say in x-paging which`, location });
        return;
      }
      if (paging === false) return;
      if (
        !isPlainObject(paging) ||
        !('items' in paging) ||
        !('next' in paging || ('start' in paging && 'total' in paging))
      ) {
        const message =
          'x-paging must name the `items` and what leads on: `next`, or `start` and `total`';
        report({ message, location: place });
        return;
      }
      const answer = findAnswer(operation, location, context);
      for (const [key, name] of Object.entries(paging)) {
        const fault = findFault(key, name);
        if (fault !== undefined)
          report({ message: fault, location: location.child(['x-paging', key]) });
      }

      function findFault(key: string, name: unknown): string | undefined {
        const kind = Object.hasOwn(keys, key) ? keys[key] : undefined;
        if (kind === undefined)
          return `\`${key}\` says nothing in x-paging; use ${Object.keys(keys).join(', ')}`;
        if (typeof name !== 'string') return `the ${key} of a list must be a name`;
        if (kind === 'form')
          return name === 'absolute' ? undefined : `the ${key} of a list can only be absolute`;
        if (kind === 'parameter')
          return queries.includes(name) ? undefined : `there is no query parameter \`${name}\``;
        const field = answer && fieldAt(answer.schema, answer.place, name, context);
        if (field === undefined) return `the 200 answer in JSON has no field \`${name}\``;
        if ([field.type ?? []].flat().some((type) => kind.includes(type))) return undefined;
        return `\`${name}\` must be of type ${kind.join(' or ')} to be the ${key} of a list`;
      }
    },
  },
});

function queryNames(
  { parameters = [] }: Oas3Operation,
  context: Pick<UserContext, 'location' | 'resolve'>,
): string[] {
  return parameters.flatMap((written, index) => {
    const place = context.location.child(['parameters', index]);
    const parameter = follow<Oas3Parameter>(written, place, context)?.node;
    return parameter?.in === 'query' ? [parameter.name] : [];
  });
}

/** The schema of the 200 answer in JSON, and where it is written. */
function findAnswer(
  { responses }: Oas3Operation,
  location: Location,
  context: Pick<UserContext, 'resolve'>,
): { schema: Oas3MediaType['schema']; place: Location } | undefined {
  const answer = follow(responses?.['200'], location.child(['responses', '200']), context);
  const type = 'application/json';
  const media = answer?.node.content?.[type];
  if (answer === undefined || media === undefined) return undefined;
  return { schema: media.schema, place: answer.location.child(['content', type, 'schema']) };
}
