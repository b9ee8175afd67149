import { servedContract } from '../../core/engine/served-contract.ts';
import { messageOf } from '../../core/message-of.ts';
import { isJson, parseMediaType } from '../../core/message.ts';
import { limits } from '../../core/outside/limits.ts';
import { readOutsideBytes } from '../../core/outside/read-bytes.ts';
import { readOutsideJson } from '../../core/outside/read-json.ts';
import { findBase } from '../upstreams.ts';
import type { ScenarioCall, ScenarioPerson } from './scenario.ts';

/** One of the two servers that are compared. */
export interface Side {
  /**
   * `demo` or `production` of the real service, or the address of a server. An address with a path,
   * such as `/restapi`, is the base of all areas.
   */
  url: string;
  token: string;
  /** Headers of every request, such as the tenant of a sandbox. */
  headers?: Readonly<Record<string, string>>;
  /** Values that the steps use as `${name}`, such as the account and people of this side. */
  values?: Readonly<Record<string, string>>;
  /**
   * Acts as a recipient, on a server where no program can. By default, the control API of the
   * sandbox is called.
   */
  act?: (step: ScenarioPerson, envelopeId: string) => Promise<void>;
}

/** The response of one side. */
export interface Answer {
  status: number;
  /** JSON, or the media type of any other body. */
  body: unknown;
}

/** A step uses a value that no earlier step has bound. */
export class UnboundValue extends Error {
  override name = 'UnboundValue';

  constructor(step: string, name: string) {
    super(`${step} uses \${${name}}, which no step before binds.`);
  }
}

type Bound = ReadonlyMap<string, string>;

/** @throws Error where the step names no operation, or a value that nothing has bound */
export async function callSide(side: Side, step: ScenarioCall, bound: Bound): Promise<Answer> {
  const fill = (text: string) => fillIn(text, bound, step.call);
  const contract = servedContract(undefined);
  const route = contract.routes.find(
    ({ id, area }) => id === step.call && (step.area === undefined || step.area === area),
  );
  if (route === undefined) throw new Error(`There is no operation ${step.call}.`);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(fill(step.path[name] ?? `\${${name}}`)),
  );
  const filled = (given: Readonly<Record<string, string>>) =>
    Object.entries(given).map(([name, value]): [string, string] => [name, fill(value)]);
  const query = new URLSearchParams(filled(step.query));
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const base = findBase(side.url, route.area, contract);
  const response = await request(`${base}${path}${search}`, step.call, {
    method: route.method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${side.token}`,
      ...(step.form === undefined && { 'content-type': 'application/json' }),
      ...lowerNames(Object.entries(side.headers ?? {})),
      ...lowerNames(filled(step.header)),
    },
    ...(step.body !== undefined && {
      body: fill(typeof step.body === 'string' ? step.body : JSON.stringify(step.body)),
    }),
    ...(step.form !== undefined && { body: new URLSearchParams(filled(step.form)) }),
  });
  const mediaType = parseMediaType(response.headers.get('content-type') ?? undefined);
  const bytes = await readOutsideBytes(response.body, limits.kept.bytes);
  if (bytes.length === 0) return { status: response.status, body: undefined };
  // Bodies other than JSON are compared by media type only.
  const body = isJson(mediaType) ? readOutsideJson(bytes, limits.recorded) : mediaType;
  return { status: response.status, body };
}

/**
 * Acts as a recipient, with the control API of the sandbox.
 * @throws Error if the side has none, or refuses it
 */
export async function actOnSide(side: Side, step: ScenarioPerson, bound: Bound): Promise<Answer> {
  const { person, recipientId, values, reason } = step;
  const envelopeId = fillIn('${envelopeId}', bound, person);
  if (side.act !== undefined) {
    await side.act(step, envelopeId);
    return { status: 200, body: undefined };
  }
  const { origin } = new URL(findBase(side.url, 'esign-v2.1', servedContract(undefined)));
  const address = `${origin}/_countersign/control/v1/envelopes/${envelopeId}/recipients/${recipientId}/${person}`;
  const response = await request(address, person, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...side.headers },
    body: JSON.stringify({
      ...(values !== undefined && { values }),
      ...(reason !== undefined && { reason }),
    }),
  });
  const text = (await readOutsideBytes(response.body, limits.kept.bytes)).toString();
  if (response.ok) return { status: response.status, body: undefined };
  if (response.status === 404 && !response.headers.has('x-countersign-tenant'))
    throw new Error(
      `Recipient ${recipientId} cannot ${person} at ${origin}: status 404. Only the sandbox and the real service have people who do something, and only of an envelope that they have: ${text.slice(0, 200)}`,
    );
  throw new Error(
    `Recipient ${recipientId} cannot ${person} at ${origin}: status ${response.status}, ${text.slice(0, 200)}`,
  );
}

/** @throws Error that says who could not be reached, for which step */
async function request(address: string, step: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = messageOf(cause);
    throw new Error(`${step}: ${address} cannot be reached: ${reason}`, { cause: error });
  }
}

/** Headers that replace others of the same name, however that is spelled. */
function lowerNames(headers: readonly [string, string][]): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

function fillIn(text: string, bound: Bound, where: string): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = bound.get(name);
    if (value === undefined) throw new UnboundValue(where, name);
    return value;
  });
}
