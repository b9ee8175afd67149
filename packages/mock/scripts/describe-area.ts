import type { IHttpOperation } from '@stoplight/types';
import { readValue } from './read-value.ts';
import type { ServedArea } from '../src/core/engine/contract.ts';
import { isSchema, type JsonSchema } from '../src/core/engine/json-schema.ts';
import type { AreaDocument } from './area-document.ts';
import { readHeaders } from './compile-operation.ts';

/** An area as the server knows it before any of its operations is read. */
export function describeArea(
  area: string,
  document: AreaDocument,
  operations: readonly IHttpOperation[],
): ServedArea {
  const {
    info,
    servers = [],
    'x-problems': problems,
    'x-error-codes': codes = {},
    'x-tolerance': tolerance,
    'x-older-listing': listing,
    'x-json': json,
  } = document;
  if (problems === undefined) throw new Error(`specs/${area}/openapi.yaml has no x-problems`);
  // The common shape of errors is that of the 404 answer, which every operation has.
  const answers = operations.flatMap(({ responses }) => responses);
  const notFound = answers.find(({ code }) => code === '404');
  const schema: unknown = notFound?.contents?.[0]?.schema;
  const { xml }: JsonSchema = isSchema(schema) ? schema : {};
  // Addresses are `{base_url}/restapi`: the part after the variable precedes the paths.
  const prefixes = servers.map(({ url }) => url.replace(/^\{[^}]+\}/, '')).filter(Boolean);
  const hosts = servers.find((server) => server['x-hosts'] !== undefined)?.['x-hosts'];
  const example = buildExamplePath(operations);
  return {
    area,
    title: info.title,
    prefixes,
    ...(listing?.prefix.area !== undefined && { olderArea: listing.prefix.area }),
    ...(hosts !== undefined && { hosts }),
    ...(example !== undefined && { example: (prefixes[0] ?? '') + example }),
    ...(json === 'indented' && { indented: true }),
    problems,
    ...(tolerance !== undefined && { requests: tolerance.requests }),
    headers: readHeaders(notFound),
    errorSchema: { ...(xml !== undefined && { xml }) },
    errors: Object.fromEntries(Object.entries(codes).map(([code, { status }]) => [code, status])),
  };
}

/** The path, filled in, of an operation that reads one thing and needs nothing but its path. */
function buildExamplePath(operations: readonly IHttpOperation[]): string | undefined {
  const readers = operations.filter(
    ({ method, path, request }) =>
      method === 'get' &&
      path.endsWith('}') &&
      (request?.query ?? []).every(({ required }) => required !== true),
  );
  const best = readers.find(({ iid }) => iid === 'Envelopes_get') ?? readers[0];
  return best?.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = best.request?.path?.find((candidate) => candidate.name === name);
    return String(readValue(parameter?.examples?.[0]) ?? name);
  });
}
