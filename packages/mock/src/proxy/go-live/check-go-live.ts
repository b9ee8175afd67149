import { splitUrl } from '../../core/split-url.ts';
import { getRoutes } from '../../core/steps/routes.ts';
import { loadOperation } from '../../core/engine/contract.ts';
import { isRecord } from '../../core/engine/json-schema.ts';
import { servedContract } from '../../core/engine/served-contract.ts';
import { readRecording, type ReadRecording } from '../replay/read-recording.ts';

/** A change that the service's vendor requires before a program goes to production. */
export interface GoLiveFinding {
  rule:
    | 'deprecated'
    | 'fixed-address'
    | 'no-retry'
    | 'older-version'
    | 'polling'
    | 'token-each-time'
    | 'unhandled-status'
    | 'webhook-unverified';
  /** The fault of the program, and the way to do it instead. */
  message: string;
  /** The files of the recording that show it. */
  files: string[];
}

type Recorded = ReadRecording['exchanges'][number];

/** The shortest interval in milliseconds at which the state of one envelope may be requested. */
const pollingPeriod = 15 * 60_000;

/**
 * Searches a recorded run for faults that keep a program from production.
 * @throws Error if the folder has no recording
 */
export async function checkGoLive(folder: string): Promise<GoLiveFinding[]> {
  const { exchanges } = readRecording(folder);
  return [
    ...findPolling(exchanges),
    ...findMissingRetries(exchanges),
    ...findUnhandled(exchanges),
    ...findTokens(exchanges),
    ...findFixedAddress(exchanges),
    ...findUnverified(exchanges),
    ...(await findOld(exchanges)),
  ];
}

function timeOf({ at }: Recorded): number {
  return at === undefined ? Number.NaN : Date.parse(at);
}

function pathOf({ request }: Recorded): string {
  return splitUrl(request.url).path;
}

/** Finds envelopes that were read again too soon. */
function findPolling(exchanges: readonly Recorded[]): GoLiveFinding[] {
  const reads = exchanges.filter(
    ({ operation, request }) =>
      request.method === 'GET' &&
      ['Envelopes_get', 'EnvelopeRecipients_list'].includes(operation ?? ''),
  );
  const byPath = new Map<string, Recorded[]>();
  for (const one of reads) {
    const place = `${one.operation} ${pathOf(one)}`;
    const same = byPath.get(place);
    if (same === undefined) byPath.set(place, [one]);
    else same.push(one);
  }
  return [...byPath.values()].flatMap((same) => {
    const early = same.filter(
      (one, at) => at > 0 && timeOf(one) - timeOf(same[at - 1] ?? one) < pollingPeriod,
    );
    const [first] = early;
    if (first === undefined) return [];
    return [
      {
        rule: 'polling',
        message: `${first.operation} asks for ${pathOf(first)} ${early.length + 1} times with less than 15 minutes between. Let Connect tell the program of changes.`,
        files: [same[0]?.file ?? '', ...early.map(({ file }) => file)],
      },
    ];
  });
}

/** A call that was refused for its number, and never made again. */
function findMissingRetries(exchanges: readonly Recorded[]): GoLiveFinding[] {
  return exchanges.flatMap((one, at): GoLiveFinding[] => {
    if (one.response.status !== 429) return [];
    const again = exchanges
      .slice(at + 1)
      .some((other) => other.operation === one.operation && pathOf(other) === pathOf(one));
    if (again) return [];
    const message = `${one.operation ?? pathOf(one)} was refused with 429, and the program did not try again. Wait until X-RateLimit-Reset, or as long as Retry-After says, and call again.`;
    return [{ rule: 'no-retry', message, files: [one.file] }];
  });
}

/** A request that was refused, and made again as it was, at least twice. */
function findUnhandled(exchanges: readonly Recorded[]): GoLiveFinding[] {
  const refused = new Map<string, Recorded[]>();
  for (const one of exchanges) {
    const { request, response } = one;
    const key = `${request.method} ${request.url} ${JSON.stringify(request.body) ?? ''}`;
    // Too many requests have a rule of their own, and after a success it goes on.
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
    const before = refused.get(key)?.filter((other) => other.response.status === response.status);
    refused.set(key, isRefused ? [...(before ?? []), one] : []);
  }
  return [...refused.values()].flatMap((same): GoLiveFinding[] => {
    const [first] = same;
    if (first === undefined || same.length < 3) return [];
    const { operation, request, response } = first;
    const message = `${operation ?? pathOf(first)} was refused with ${response.status}, and the program made the same request ${same.length} times: ${request.method} ${pathOf(first)}. Read errorCode in the response, and change the request or give up.`;
    return [{ rule: 'unhandled-status', message, files: same.map(({ file }) => file) }];
  });
}

/** A token, before the one before it has ended. */
function findTokens(exchanges: readonly Recorded[]): GoLiveFinding[] {
  const given = exchanges.filter(
    ({ operation, response }) => operation === 'OAuth_token' && response.status === 200,
  );
  const early = given.filter((one, at) => {
    const before = given[at - 1];
    if (before === undefined) return false;
    const { body } = before.response;
    const seconds = isRecord(body) ? Number(body['expires_in'] ?? 0) : 0;
    return timeOf(one) - timeOf(before) < (seconds * 1000) / 2;
  });
  // A program may have several users, each with a token.
  if (early.length < 2) return [];
  const message = `OAuth_token is called ${given.length} times, although the tokens before had not ended. Keep a token until it ends.`;
  return [{ rule: 'token-each-time', message, files: early.map(({ file }) => file) }];
}

/** Finds calls to an account whose address was never requested. */
function findFixedAddress(exchanges: readonly Recorded[]): GoLiveFinding[] {
  const asks = exchanges.some(({ operation }) =>
    ['OAuth_userInfo', 'Authentication_login'].includes(operation ?? ''),
  );
  const first = exchanges.find(({ area }) => area === 'esign-v2.1' || area === 'esign-v2');
  if (asks || first === undefined) return [];
  const message =
    'The program never calls OAuth_userInfo, so its base address is fixed. In production, each account can be on another site: take base_uri from OAuth_userInfo.';
  return [{ rule: 'fixed-address', message, files: [first.file] }];
}

/** Finds configurations of Connect whose messages cannot be verified. */
function findUnverified(exchanges: readonly Recorded[]): GoLiveFinding[] {
  return exchanges.flatMap((one): GoLiveFinding[] => {
    const { body } = one.request;
    if (one.operation !== 'ConnectConfigurations_create' || !isRecord(body)) return [];
    if (one.response.status >= 400) return [];
    if (body['includeHMAC'] === 'true' || body['signMessageWithX509Certificate'] === 'true')
      return [];
    const message =
      'A Connect configuration is created without includeHMAC, so the receiver cannot tell whether a message is from the service. Set includeHMAC and verify the signature.';
    return [{ rule: 'webhook-unverified', message, files: [one.file] }];
  });
}

/** Operations that are deprecated, or are called under the older version. */
async function findOld(exchanges: readonly Recorded[]): Promise<GoLiveFinding[]> {
  const findRoute = getRoutes(servedContract(undefined));
  const found = new Map<string, GoLiveFinding>();
  for (const one of exchanges) {
    const route = findRoute(one.request);
    if (route.kind !== 'operation') continue;
    const { id, area, older } = route.route;
    const add = (rule: GoLiveFinding['rule'], message: string) => {
      const known = found.get(`${rule} ${id}`) ?? { rule, message, files: [] };
      known.files.push(one.file);
      found.set(`${rule} ${id}`, known);
    };
    if (older === true || area === 'esign-v2')
      add('older-version', `${id} is called under /v2, the older version. Call it under /v2.1.`);
    if ((await loadOperation(route.route)).deprecated)
      add('deprecated', `${id} is deprecated. The reference names what takes its place.`);
  }
  return [...found.values()];
}
