import {
  includesObservers,
  readFilter,
  repeatRequest,
  toHar,
  type Exchange,
  type ExchangeDetails,
  type MessageDetails,
} from '@countersign/mock/core/traffic';
import { z } from 'zod';
import { isSameAddress } from '../../account/users/person.ts';
import { identities } from '../../state/model/account.ts';
import { type ControlCall, read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers, SandboxParts } from '../sandbox-parts.ts';
import { ControlProblem, invalid, notFound } from '../../frame/control/control-problem.ts';
import type { components } from '../../frame/control/generated/control.ts';
import { presentRequest, presentTenantTime } from '../present-request.ts';
import { readBody } from '../../frame/control/read-body.ts';

const status = z.string().regex(/^[\dxX]{3}$/, 'must be three digits, such as 400 or 4xx');
const wanted = {
  operation: z.exactOptional(z.string()),
  method: z.exactOptional(z.string()),
  path: z.exactOptional(z.string()),
  status: z.exactOptional(status),
};
const count = z.exactOptional(z.int().min(0));
const assertion = z.strictObject({
  ...wanted,
  times: count,
  atLeast: count,
  atMost: count,
});

type RequestIds =
  | 'listRequests'
  | 'clearRequests'
  | 'assertRequests'
  | 'getRequest'
  | 'repeatRequest'
  | 'exportRequests';

export const requests: SandboxHandlers<RequestIds> = {
  async listRequests(parts, call) {
    const found = await listFitting(parts, call);
    const tenant = await read(parts, call, async (state) => state.tenant);
    return {
      requests: found.map((one) => ({
        ...presentRequest(one),
        ...presentTenantTime(parts.tenants, tenant, one),
      })),
    };
  },
  async clearRequests({ requests: recorder }, { tenant }) {
    recorder.clear(tenant);
  },
  async assertRequests({ requests: recorder }, call) {
    const { times, atLeast, atMost, ...filter } = readBody(call, assertion);
    const all = recorder.list(call.tenant);
    const found = leave(all, new URLSearchParams(Object.entries(filter)));
    const least = times ?? atLeast ?? (atMost === undefined ? 1 : 0);
    const greatest = times ?? atMost ?? Infinity;
    if (found.length >= least && found.length <= greatest)
      return { requests: found.map(presentRequest) };
    const range = greatest === least ? `${least}` : `${least} to ${greatest}`;
    throw new ControlProblem(
      409,
      'ASSERTION_FAILED',
      `Expected ${range} requests that match ${JSON.stringify(filter)}, but found ${found.length}. Requests to the tenant ${call.tenant}: ${summarizeRequests(all)}.`,
      'body',
    );
  },
  async getRequest(parts, call) {
    const found = findRequest(parts, call);
    const tenant = await read(parts, call, async (state) => state.tenant);
    return { ...presentDetails(found), ...presentTenantTime(parts.tenants, tenant, found) };
  },
  async repeatRequest(parts, call) {
    const { id } = findRequest(parts, call);
    const repeated = await repeatRequest(parts.requests, id, call.handle);
    if ('error' in repeated) throw new ControlProblem(409, 'NOT_REPEATABLE', repeated.error);
    return presentDetails(repeated);
  },
  async exportRequests(parts, call) {
    const found = await listFitting(parts, call);
    const details = found.flatMap(({ id }) => parts.requests.find(id) ?? []);
    return toHar(details, 'Countersign sandbox');
  },
};

/** The requests of the tenant that fit the query. */
async function listFitting(parts: SandboxParts, call: ControlCall): Promise<Exchange[]> {
  const query = new URLSearchParams(call.query);
  const caller = query.get('caller');
  if (caller?.includes('@') === true) query.set('caller', await findUser(parts, call, caller));
  const observers = includesObservers(query);
  return leave(parts.requests.list(call.tenant, { observers }), query);
}

/** The ID of the user with an e-mail address. */
async function findUser(parts: SandboxParts, call: ControlCall, address: string): Promise<string> {
  const all = await read(parts, call, (state) => state.of(identities).everywhere());
  const user = all.find(({ record }) => isSameAddress(record.email, address));
  if (user !== undefined) return user.id;
  throw invalid(
    `The tenant has no user with the e-mail address ${address}. GET /accounts lists the users.`,
    'query/caller',
  );
}

function leave(all: readonly Exchange[], query: URLSearchParams): Exchange[] {
  const filter = readFilter(query);
  if ('message' in filter) throw invalid(`${filter.message}.`, `query/${filter.parameter}`);
  return filter(all);
}

function findRequest({ requests: recorder }: SandboxParts, call: ControlCall): ExchangeDetails {
  const text = call.path['requestId'] ?? '';
  const found = /^\d{1,15}$/.test(text) ? recorder.find(Number(text)) : undefined;
  if (found?.tenant === call.tenant) return found;
  throw notFound(
    `No request ${text} of the tenant ${call.tenant} is kept. GET /requests lists those that are.`,
    'path/requestId',
  );
}

function presentDetails(exchange: ExchangeDetails): components['schemas']['RequestDetails'] {
  const { findings, warnings = [], tolerated = [], tenant = '', ...details } = exchange;
  return {
    ...details,
    tenant,
    findings: [...findings],
    warnings: [...warnings],
    tolerated: [...tolerated],
    request: presentMessage(exchange.request),
    response: presentMessage(exchange.response),
  };
}

function presentMessage({ headers, body }: MessageDetails): components['schemas']['Message'] {
  const { parts, ...whole } = body;
  return {
    headers: { ...headers },
    body: { ...whole, ...(parts !== undefined && { parts: parts.map(presentMessage) }) },
  };
}

/** Summarizes requests with their counts, short enough for an error message. */
function summarizeRequests(all: readonly Exchange[]): string {
  const counts = new Map<string, number>();
  for (const request of all) {
    const name = `${request.operation ?? `${request.method} ${request.url}`} (${request.status})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return 'nothing';
  const lines = [...counts].slice(-20).map(([name, times]) => `${times} times ${name}`);
  return lines.join(', ');
}
