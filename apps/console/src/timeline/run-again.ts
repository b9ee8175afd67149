import { control, controlPath, unwrap } from '../api/control.ts';
import { Problem } from '../api/problem.ts';
import { getRequest, listRequests, type RequestDetails } from '../requests/api.ts';
import { decodeText, toBytes } from '../requests/message-bytes.ts';
import { ownHeaders } from '../copying/curl.ts';

/** A request whose answer has another status than before. */
interface Difference {
  title: string;
  before: number;
  now: number;
}

/** The result of running requests again. */
export interface Run {
  count: number;
  differences: readonly Difference[];
}

const guid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/**
 * Sends all requests of programs that are kept once more, in order, to another tenant. IDs that
 * answers gave then are replaced with those that they give now.
 * @throws Problem if a request is not kept as a whole
 */
export async function runAgain(tenant: string): Promise<Run> {
  const kept = await listRequests({ observers: false });
  if (kept.length === 0)
    throw new Problem('No request is kept that could be run again.', {
      status: 409,
      code: 'NOTHING_KEPT',
    });
  const all = await Promise.all(kept.map(({ id }) => getRequest(id)));
  const broken = all.find(({ repeatable }) => !repeatable);
  if (broken !== undefined)
    throw new Problem(`Request ${broken.id} cannot be run again, as not all of its body is kept.`, {
      status: 409,
      code: 'NOT_REPEATABLE',
    });
  await unwrap(control.PUT('/tenants/{tenant}', { params: { path: { tenant } } }));
  const ids = new Map<string, string>();
  const tokens = new Map<string, string>();
  const differences: Difference[] = [];
  for (const details of all) {
    // One after the other, as later requests need what earlier ones have made.
    // oxlint-disable-next-line no-await-in-loop
    const response = await send(details, { tenant, ids, tokens });
    // oxlint-disable-next-line no-await-in-loop
    learn(ids, details, await response.text());
    const { method, url, operation = `${method} ${url}`, status } = details;
    if (response.status !== status)
      differences.push({ title: operation, before: status, now: response.status });
  }
  return { count: all.length, differences };
}

interface Target {
  tenant: string;
  ids: ReadonlyMap<string, string>;
  tokens: Map<string, string>;
}

async function send(details: RequestDetails, target: Target): Promise<Response> {
  const { method, url, request, user } = details;
  const { tenant, ids, tokens } = target;
  const translate = (text: string) =>
    text.replaceAll(guid, (id) => ids.get(id.toLowerCase()) ?? id);
  const headers = new Headers({ 'x-countersign-tenant': tenant });
  for (const [name, value] of Object.entries(request.headers))
    if (!ownHeaders.test(name) && name !== 'x-countersign-tenant')
      headers.set(name, translate(value));
  if (headers.has('authorization') && user !== undefined)
    headers.set('authorization', `Bearer ${await findToken(tenant, user, tokens)}`);
  const bytes = toBytes(request);
  const text = decodeText(bytes);
  const body = text === undefined ? bytes : translate(text);
  const isSent = method !== 'GET' && method !== 'HEAD' && bytes.length > 0;
  return fetch(translate(url), { method, headers, ...(isSent && { body }) });
}

async function findToken(
  tenant: string,
  userId: string,
  tokens: Map<string, string>,
): Promise<string> {
  const known = tokens.get(userId);
  if (known !== undefined) return known;
  // The client of the control API calls for the tenant that is shown.
  const response = await fetch(`${controlPath}/tokens?${new URLSearchParams({ tenant })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId }),
  });
  const { token, message = '' }: { token?: string; message?: string } = await response.json();
  if (token === undefined)
    throw new Problem(`The new tenant has no user ${userId}, who made requests. ${message}`, {
      status: response.status,
      code: 'NO_USER',
    });
  tokens.set(userId, token);
  return token;
}

/** Notes the IDs of an answer that are at the places of others in the answer of then. */
function learn(ids: Map<string, string>, { response }: RequestDetails, now: string): void {
  const before = response.body.text?.match(guid) ?? [];
  const after = now.match(guid) ?? [];
  if (before.length !== after.length) return;
  for (const [at, id] of before.entries()) ids.set(id.toLowerCase(), after[at] ?? id);
}
