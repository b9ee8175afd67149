import {
  splitUrl,
  type Handle,
  type MockRequest,
  type MockResponse,
  type Page,
} from '@countersign/mock/core/server';
import { isForeign } from '@countersign/mock/core/transport';
import { readTenantName, tenantName } from '../state/tenant-name.ts';
import { WholeResponse } from '../frame/control/control-call.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import {
  answer,
  ControlProblem,
  invalid,
  notFound,
  problemAnswer,
} from '../frame/control/control-problem.ts';
import { loadOnce } from '../engine/load-once.ts';
import { findRoute } from './routes.ts';

/** The path of the control API. */
const controlPath = '/_countersign/control/v1';

/** Makes the control API (`control/openapi.yaml`). */
export function createControlApi(parts: SandboxParts): Page {
  return {
    under: `${controlPath}/`,
    answer: (request, handle) => respond(parts, request, handle).catch(problemAnswer),
  };
}

/** The query of most calls; handlers only read it. */
const noQuery = new URLSearchParams();

const loadHandlers = loadOnce(() => import('./handlers.ts'));

async function respond(
  parts: SandboxParts,
  request: MockRequest,
  handle: Handle,
): Promise<MockResponse> {
  if (isForeign(request))
    throw new ControlProblem(
      403,
      'FORBIDDEN',
      'Pages of other origins are not allowed to use the control API.',
    );
  const { path: address, search } = splitUrl(request.url.slice(controlPath.length));
  const found = findRoute(request.method, address);
  if (found.id === undefined) throw unknown(request.method, address, found.allowed);
  // Loaded on first use, as servers without control calls need none of it.
  const { findHandler } = await loadHandlers();
  const query = search === '' ? noQuery : new URLSearchParams(search);
  const handler = await findHandler(found.id);
  if (handler === undefined) throw unknown(request.method, address, []);
  const body = await handler(parts, {
    request,
    tenant: readTenant(request, query),
    path: found.path,
    query,
    handle,
  });
  if (body instanceof WholeResponse) return body.response;
  return body === undefined ? answer(204) : answer(200, body);
}

/** The tenant of the header or, as with EventSource, which sends no headers, of the query. */
function readTenant(request: MockRequest, query: URLSearchParams): string {
  const named = query.get('tenant');
  if (named !== null && !tenantName.test(named))
    throw invalid(
      'tenant must have up to 64 letters, digits, underscores, dots and hyphens.',
      'query/tenant',
    );
  return readTenantName(request, named ?? undefined);
}

function unknown(method: string, address: string, allowed: readonly string[]): ControlProblem {
  if (allowed.length === 0)
    return notFound(`Nothing is at ${address}; control/openapi.yaml says what there is.`, 'path');
  return new ControlProblem(
    405,
    'METHOD_NOT_ALLOWED',
    `${method} is not allowed for ${address}. Allowed: ${allowed.join(', ')}.`,
    'method',
  );
}
