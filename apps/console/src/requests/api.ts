import { about } from '../api/about.ts';
import { control, controlAddress, done, type Schemas, unwrap } from '../api/control.ts';
import { Problem } from '../api/problem.ts';

/** A request as lists show it. */
export type RequestSummary = Schemas['Request'];
/** A request with headers and bodies. */
export type RequestDetails = Schemas['RequestDetails'];

const trafficPath = '/_countersign/traffic';

/** An exchange of the mock: its findings are a list, which may be missing. */
type Exchange = Omit<RequestSummary, 'findings' | 'warnings'> & {
  findings?: readonly unknown[] | number;
  warnings?: readonly unknown[] | number;
};

function isMock(): boolean {
  return about.value?.server === 'mock';
}

interface ListOptions {
  /** True to list the calls of observers too, such as those of the console. */
  observers: boolean;
  /** The number of requests, the newest ones; all if left out. */
  limit?: number;
}

/** The requests that the server remembers, oldest first. */
export async function listRequests({ observers, limit }: ListOptions): Promise<RequestSummary[]> {
  const query = {
    ...(observers && { observers: 'true' as const }),
    ...(limit !== undefined && { limit }),
  };
  if (!isMock()) return (await unwrap(control.GET('/requests', { params: { query } }))).requests;
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const { exchanges } = await callTraffic<{ exchanges: Exchange[] }>(
    `?${new URLSearchParams(given)}`,
  );
  return exchanges.map(summarize);
}

/** A request of the live stream, which the mock sends in its own form. */
export function summarize({ findings, warnings, ...rest }: Exchange): RequestSummary {
  const [found, warned] = [countOf(findings), countOf(warnings)];
  return {
    ...rest,
    ...(found > 0 && { findings: found }),
    ...(warned > 0 && { warnings: warned }),
  };
}

function countOf(list: readonly unknown[] | number = 0): number {
  return typeof list === 'number' ? list : list.length;
}

export async function getRequest(requestId: number): Promise<RequestDetails> {
  return isMock()
    ? complete(await callTraffic<Partial<RequestDetails>>(`/${requestId}`))
    : unwrap(control.GET('/requests/{requestId}', { params: { path: { requestId } } }));
}

/** Sends a kept request to the server again, with its token. */
export async function repeatRequest(requestId: number): Promise<RequestDetails> {
  return isMock()
    ? complete(await callTraffic<Partial<RequestDetails>>(`/${requestId}/repeat`, 'POST'))
    : unwrap(control.POST('/requests/{requestId}/repeat', { params: { path: { requestId } } }));
}

export async function clearRequests(): Promise<void> {
  if (isMock()) await fetch(trafficPath, { method: 'DELETE' });
  else await done(control.DELETE('/requests'));
}

/** Returns the address of an HTTP archive of the requests that match a filter. */
export function archiveAddress(filter: Record<string, string>): string {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return isMock()
    ? `${trafficPath}.har?${new URLSearchParams(given)}`
    : controlAddress('/requests/har', given);
}

async function callTraffic<Body>(path: string, method = 'GET'): Promise<Body> {
  const response = await fetch(trafficPath + path, { method });
  const { status } = response;
  const body: Body & { error?: string } = await response.json();
  if (response.ok) return body;
  throw new Problem(body.error ?? `The mock responded with status ${status}.`, {
    status,
    code: String(status),
  });
}

const empty = { headers: {}, body: { mediaType: '', length: 0 } };

/** Completes the details of the mock, which leaves out empty lists, and has no tenants. */
function complete(details: Partial<RequestDetails>): RequestDetails {
  return {
    id: 0,
    time: '',
    method: '',
    url: '',
    origin: '',
    status: 0,
    milliseconds: 0,
    tenant: '',
    findings: [],
    warnings: [],
    tolerated: [],
    request: empty,
    response: empty,
    repeatable: false,
    ...details,
  };
}
