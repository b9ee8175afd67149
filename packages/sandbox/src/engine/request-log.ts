// The service logs the calls of users who request it. The setting is stored with the tenant, which
// every transaction reads, so that calls of others cost nothing.
import { randomUUID } from 'node:crypto';
import {
  http,
  parseMediaType,
  type MockRequest,
  type MockResponse,
} from '@countersign/mock/core/server';
import { redactText, redactUrl } from '@countersign/mock/core/traffic';
import { tokens } from '../state/model/account.ts';
import {
  mostRequestLogs,
  requestLogs,
  type StoredRequestLog,
} from '../state/model/request-logs.ts';
import type { State } from '../state/state.ts';
import { warnOfFault } from '../state/storage/warn-of-fault.ts';
import { changeSettings, type Tenant } from '../state/tenant.ts';
import type { Tenants } from './tenants.ts';

/** Logs calls, and knows whose. */
export interface RequestLog {
  /** Learns whose calls a tenant logs. */
  learn(tenant: Tenant): void;
  /** Logs a call after the response, if the caller has requested that. */
  note(request: MockRequest, response: MockResponse): void;
  /** Resolves when all is written. */
  idle(): Promise<void>;
}

/** The prefix of the operations on the logs themselves, which are not logged. */
export const requestLogOperations = 'RequestLogs_';

/** The maximum length of a logged body in characters. */
const longest = 20_000;

/** Headers that prove who calls. */
const hidden: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'x-docusign-authentication',
]);

/**
 * @param findTenant finds the tenant that a request is for
 * @param logsCalls reports whether the calls of an area are logged
 */
export function createRequestLog(
  tenants: Pick<Tenants, 'write'>,
  findTenant: (request: MockRequest) => string,
  logsCalls: (area: string) => boolean,
): RequestLog {
  const usersOf = new Map<string, ReadonlySet<string>>();
  let writing: Promise<void> = Promise.resolve();
  const onFault = warnOfFault('writing the request logs of users');
  return {
    learn({ name, settings: { loggedUsers } }) {
      if (loggedUsers !== undefined && loggedUsers.length > 0)
        usersOf.set(name, new Set(loggedUsers));
      else if (usersOf.size > 0) usersOf.delete(name);
    },
    note(request, response) {
      if (usersOf.size === 0) return;
      const tenant = findTenant(request);
      const users = usersOf.get(tenant);
      if (users === undefined) return;
      const { area = '', operation = '', user } = response.outcome ?? {};
      if (!logsCalls(area) || operation.startsWith(requestLogOperations)) return;
      if (user !== undefined && !users.has(user)) return;
      // The body does not outlive the request.
      const text = describeCall(request, response);
      const write = async () => {
        await tenants.write(tenant, async (state) => {
          const userId = user ?? (await findTokenUser(state, request));
          if (userId !== undefined && users.has(userId))
            await addLog(state, userId, { request, response, text });
        });
      };
      // A log that cannot be written takes nothing from the call that it is about.
      writing = writing.then(write).catch(onFault);
    },
    idle: () => writing,
  };
}

/** Finds the user of a seed's token, for a call that was rejected before its user was read. */
async function findTokenUser(state: State, { headers }: MockRequest): Promise<string | undefined> {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return (await state.of(tokens).get('', token))?.userId;
}

/** A call with its text in the log. */
interface DescribedCall {
  request: MockRequest;
  response: MockResponse;
  text: string;
}

function describeCall(request: MockRequest, response: MockResponse): string {
  return [
    `${request.method} ${redactUrl(request.url)}`,
    ...describe(request.headers, request.body),
    '',
    `${response.status} ${http.STATUS_CODES[response.status] ?? ''}`,
    ...describe(response.headers, response.body),
    '',
  ].join('\n');
}

async function addLog(
  state: State,
  userId: string,
  { request, response, text }: DescribedCall,
): Promise<void> {
  const kept = state.of(requestLogs);
  const count = await kept.count(userId);
  if (count >= mostRequestLogs) return;
  const reason = http.STATUS_CODES[response.status] ?? '';
  const url = redactUrl(request.url);
  const [, version = '', place = ''] = /^(?:\/restapi)?\/(v[^/]+)(.*)$/.exec(url) ?? [];
  const log: StoredRequestLog = {
    logId: randomUUID(),
    at: state.now,
    status: reason.replaceAll(' ', ''),
    description: `[eSign REST API ${version}] ${request.method} ${place.replace(/^\/accounts\/[^/]+/, '')}`,
    text,
  };
  await kept.put(userId, log.logId, log);
  // A user whose logs are full is logged no more.
  if (count + 1 >= mostRequestLogs) await switchLogging(state, userId, false);
}

/**
 * Switches the log of a user's calls on or off.
 * @evidence public
 */
export async function switchLogging(
  { tenant, db }: State,
  userId: string,
  isOn: boolean,
): Promise<void> {
  const { loggedUsers = [] } = tenant.settings;
  const others = loggedUsers.filter((one) => one !== userId);
  await changeSettings(db, tenant, { loggedUsers: isOn ? [...others, userId] : others });
}

/** Formats headers and body as lines, without secrets; a body that is not text, by its length. */
function describe(
  headers: Readonly<Record<string, string | undefined>>,
  body: Buffer | string,
): string[] {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || hidden.has(name) ? [] : [`${name}: ${redactText(value)}`],
  );
  const isText = /json|xml|text|form-urlencoded/.test(parseMediaType(headers['content-type']));
  if (body.length === 0) return [...lines, ''];
  if (!isText) return [...lines, '', `(${body.length} bytes)`, ''];
  const text = body.toString();
  const cut = text.length > longest ? ` (cut after ${longest} characters)` : '';
  return [...lines, '', `${redactText(text.slice(0, longest))}${cut}`, ''];
}
