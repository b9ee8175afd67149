import {
  isForeign,
  type MockRequest,
  type MockResponse,
  type Page,
} from '@countersign/mock/extend';
import { readTenantName } from '../state/tenant-name.ts';
import type { ControlParts } from './control-call.ts';
import { answer, ControlProblem, notFound, problemAnswer } from './control-problem.ts';
import { findRoute } from './routes.ts';

/** Where the control API is. */
const controlPath = '/_countersign/control/v1';

/** Makes the control API (`control/openapi.yaml`). */
export function createControlApi(parts: ControlParts): Page {
  return {
    under: `${controlPath}/`,
    answer: (request) => respond(parts, request).catch(problemAnswer),
  };
}

async function respond(parts: ControlParts, request: MockRequest): Promise<MockResponse> {
  if (isForeign(request))
    throw new ControlProblem(
      403,
      'FORBIDDEN',
      'Pages of other origins are not allowed to use the control API.',
    );
  const [address = '', search = ''] = request.url.slice(controlPath.length).split(/\?(.*)/s);
  const found = findRoute(request.method, address);
  if (found.id === undefined) throw unknown(request.method, address, found.allowed);
  // Servers that nobody controls need none of it.
  const { handlers } = await import('./handlers.ts');
  const body = await handlers[found.id](parts, {
    request,
    tenant: readTenantName(request),
    path: found.path,
    query: new URLSearchParams(search),
  });
  return body === undefined ? answer(204) : answer(200, body);
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
