import type { createInstance, IHttpMockConfig } from '@stoplight/prism-http';
import type { HttpMethod, IHttpOperation } from '@stoplight/types';
import { pino } from 'pino';
import type { CompiledOperation } from './contract.js';
import type { SchemaSource } from './json-schema.js';
import type { Choice } from './negotiate.js';
import { shallow } from './shallow.js';

/** How many objects stand in one another in a body that is made up. */
const depth = 3;

type Components = Parameters<typeof createInstance>[1];

/** Prism reports to a log line by line; nothing in it is about the request. */
const silent: Components['logger'] = Object.assign(pino({ enabled: false }), {
  success() {},
  child: () => silent,
});

const settings: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: false,
  // Done before, by code that was made ahead.
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: true },
};

/**
 * Lets Prism make up a body by the schema of an answer. The same seed gives the same body. Prism
 * is large, so it is loaded by the first request that needs it.
 */
export async function generate(
  { method, path }: CompiledOperation,
  { response: { code }, content }: Choice,
  { seed, source }: { seed: string; source: SchemaSource },
): Promise<unknown> {
  const prismHttp = await import('@stoplight/prism-http');
  const { mediaType = '', schema = {} } = content ?? {};
  const operation = inPrismsForm({
    id: code,
    method: method.toLowerCase(),
    path,
    responses: [
      {
        id: code,
        code,
        contents: [{ id: mediaType, mediaType, schema: shallow(schema, source, depth) }],
      },
    ],
  });
  const prism = prismHttp.createInstance(settings, {
    logger: silent,
    route: () => ({ _tag: 'Right' as const, right: operation }),
  });
  const request = { method: toHttpMethod(method), url: { path } };
  // Prism writes into what it is told of a request, so it is told anew each time.
  const mock = { dynamic: true, mediaTypes: [mediaType], seed };
  const outcome = await prism.request(request, [operation], { ...settings, mock })();
  if (outcome._tag === 'Left') throw outcome.left;
  return outcome.right.output.body;
}

/** A copy, since Prism changes what it is given. */
function inPrismsForm(operation: object): IHttpOperation {
  const copy: IHttpOperation = JSON.parse(JSON.stringify(operation));
  return copy;
}

function toHttpMethod(method: string): HttpMethod {
  const known: HttpMethod[] = ['get', 'put', 'post', 'delete', 'patch'];
  const found = known.find((candidate) => candidate === method.toLowerCase());
  if (found === undefined) throw new Error(`no operation can have the method ${method}`);
  return found;
}
