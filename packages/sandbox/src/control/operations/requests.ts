import { z } from 'zod';
import type { ControlHandlers } from '../control-call.ts';
import { ControlProblem } from '../control-problem.ts';
import { readBody } from '../read-body.ts';
import type { LoggedRequest } from '../request-log.ts';

const status = z.string().regex(/^[\dxX]{3}$/, 'must be three digits, such as 400 or 4xx');
const wanted = z.object({
  operation: z.exactOptional(z.string()),
  method: z.exactOptional(z.string()),
  path: z.exactOptional(z.string()),
  status: z.exactOptional(status),
});
const count = z.exactOptional(z.int().min(0));
const assertion = z.strictObject({
  ...wanted.shape,
  times: count,
  atLeast: count,
  atMost: count,
});

export const requests: ControlHandlers<'listRequests' | 'clearRequests' | 'assertRequests'> = {
  async listRequests({ requests: log }, { tenant, query }) {
    const outcome = wanted.safeParse(Object.fromEntries(query));
    if (!outcome.success)
      throw new ControlProblem(
        400,
        'INVALID_REQUEST',
        `status ${outcome.error.issues[0]?.message ?? 'is wrong'}.`,
        'query/status',
      );
    return { requests: log.list(tenant).filter(fitting(outcome.data)) };
  },
  async clearRequests({ requests: log }, { tenant }) {
    log.clear(tenant);
  },
  async assertRequests({ requests: log }, call) {
    const { times, atLeast, atMost, ...filter } = readBody(call, assertion);
    const all = log.list(call.tenant);
    const found = all.filter(fitting(filter));
    const least = times ?? atLeast ?? (atMost === undefined ? 1 : 0);
    const greatest = times ?? atMost ?? Infinity;
    if (found.length >= least && found.length <= greatest) return { requests: found };
    const range = greatest === least ? `${least}` : `${least} to ${greatest}`;
    throw new ControlProblem(
      409,
      'ASSERTION_FAILED',
      `Expected ${range} requests that match ${JSON.stringify(filter)}, but found ${found.length}. Requests to the tenant ${call.tenant}: ${summarizeRequests(all)}.`,
      'body',
    );
  },
};

function fitting(filter: z.output<typeof wanted>): (request: LoggedRequest) => boolean {
  const { operation, method, path = '', status: wantedStatus = 'xxx' } = filter;
  const pattern = new RegExp(`^${wantedStatus.toLowerCase().replaceAll('x', '\\d')}$`);
  return (request) =>
    (operation === undefined || request.operation === operation) &&
    (method === undefined || request.method === method.toUpperCase()) &&
    (request.url.split('?', 1)[0] ?? '').includes(path) &&
    pattern.test(String(request.status));
}

/** What was asked, and how often; no more of it than people read. */
function summarizeRequests(all: readonly LoggedRequest[]): string {
  const counts = new Map<string, number>();
  for (const request of all) {
    const name = `${request.operation ?? `${request.method} ${request.url}`} (${request.status})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return 'nothing';
  const lines = [...counts].slice(-20).map(([name, times]) => `${times} times ${name}`);
  return lines.join(', ');
}
