import { control, unwrap } from './control.ts';
import { Problem } from './problem.ts';
import { tenant } from './tenant.ts';

/** A request to an operation of the service. */
export interface ServiceRequest {
  /** The path with its query, such as `/restapi/v2.1/accounts/{id}/envelopes`. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The body, which is sent as JSON. */
  body?: unknown;
  /** The user who calls; the first active administrator of the account if left out. */
  userId?: string;
  accountId: string;
  /** The token of the lock on the envelope or template that is called. */
  lockToken?: string;
}

const tokens = new Map<string, Promise<string>>();

/**
 * Calls an operation of the service with a token of a user, as any program does. The caller names
 * the type of the body, from `@countersign/types`.
 * @throws Problem with the error code of the service
 */
export async function callService<Body = undefined>(request: ServiceRequest): Promise<Body> {
  const response = await fetchService(request);
  if (response.status === 204) return JSON.parse('null');
  const text = await response.text();
  return JSON.parse(text === '' ? 'null' : text);
}

/**
 * The response of an operation of the service, such as a file.
 * @throws Problem with the error code of the service
 */
export async function fetchService(request: ServiceRequest): Promise<Response> {
  const { path, method = 'GET', body, lockToken } = request;
  const response = await fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${await findToken(request)}`,
      'x-countersign-tenant': tenant.value,
      // Faults, limits and histories are for programs, and leave the calls of the console out.
      'x-countersign-observer': 'console',
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(lockToken !== undefined && {
        'x-docusign-edit': JSON.stringify({ LockToken: lockToken }),
      }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await readError(response);
  return response;
}

/** The token of the user who calls, which the control API gives. */
export function findToken({ accountId, userId }: Pick<ServiceRequest, 'accountId' | 'userId'>) {
  const key = userId ?? accountId;
  const known = tokens.get(key);
  if (known !== undefined) return known;
  const token = createToken(accountId, userId);
  tokens.set(key, token);
  // A reset or a snapshot may take it away, so a failure is not kept.
  token.catch(() => tokens.delete(key));
  return token;
}

/** Forgets the tokens, after the tenant was reset. */
export function forgetTokens(): void {
  tokens.clear();
}

async function createToken(accountId: string, userId: string | undefined): Promise<string> {
  const caller = userId ?? (await findAdministrator(accountId));
  return (await unwrap(control.POST('/tokens', { body: { userId: caller } }))).token;
}

async function findAdministrator(accountId: string): Promise<string> {
  const { accounts } = await unwrap(control.GET('/accounts'));
  const account = accounts.find((one) => one.accountId === accountId);
  const user = account?.users.find(({ isAdmin, status }) => isAdmin && status === 'Active');
  if (user !== undefined) return user.userId;
  throw new Problem(`The account ${accountId} has no active administrator.`, {
    status: 404,
    code: 'NOT_FOUND',
  });
}

async function readError(response: Response): Promise<Problem> {
  const { status } = response;
  const text = await response.text();
  try {
    const body: {
      errorCode?: string;
      error_code?: string;
      code?: string;
      error?: string;
      message?: string;
      error_description?: string;
      detail?: string;
    } = JSON.parse(text);
    const code = body.errorCode ?? body.error_code ?? body.code ?? body.error ?? String(status);
    const message = body.message ?? body.error_description ?? body.detail ?? body.error ?? code;
    return new Problem(message, { status, code });
  } catch {
    return new Problem(`The service responded with status ${status}.`, {
      status,
      code: String(status),
    });
  }
}
