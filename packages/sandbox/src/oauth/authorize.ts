import {
  readAuthorization,
  wayBack,
  type Authorization,
  type MockRequest,
} from '@countersign/mock/extend';
import type { State } from '../state/state.ts';
import { clientsIn } from './clients.ts';
import { isSettled } from './consent.ts';
import { giveCode } from './give-code.ts';
import type { Seal } from './sealed.ts';
import { sessionOf, userOf } from './session.ts';

/** Where the pages of the log-in are. */
export const loginPath = '/_countersign/login';
export const consentPath = '/_countersign/consent';

/** What the log-in is made of: one request of a browser, in the state of its tenant. */
export interface Visit {
  state: State;
  seal: Seal;
  request: MockRequest;
  query: URLSearchParams;
}

/**
 * Where the browser goes next: to log in, to consent, or back to the application.
 * @throws GrantRefusal where it must stay here, since the application or its address is not known
 */
export async function authorize(visit: Visit): Promise<string> {
  const { state, seal, request, query } = visit;
  const { origin } = request;
  const authorization = await authorizationOf(visit);
  const problem = problemWith(authorization);
  if (problem !== undefined) return problem;
  const user =
    query.get('prompt') === 'login'
      ? undefined
      : await userOf(sessionOf(request, state, seal), state);
  if (user === undefined) return pageAddress(origin, loginPath, query, state);
  if (!(await isSettled(state, user, authorization)))
    return pageAddress(origin, consentPath, query, state);
  return giveCode(state, { seal, origin, userId: user.userId }, authorization);
}

/** @throws GrantRefusal */
export async function authorizationOf({ state, query }: Visit): Promise<Authorization> {
  return readAuthorization(query, await clientsIn(state));
}

/** Where the browser goes because of what is asked for; undefined where nothing is wrong with it. */
export function problemWith(authorization: Authorization): string | undefined {
  const { scopeProblem } = authorization;
  if (scopeProblem === undefined) return undefined;
  return wayBack(authorization, { error: 'invalid_scope', error_description: scopeProblem });
}

/** The address of a page of the log-in; it leads back to where it came from. */
export function pageAddress(
  origin: string,
  path: string,
  query: URLSearchParams,
  { tenant }: State,
): string {
  const all = new URLSearchParams(query);
  all.set('tenant', tenant.name);
  return `${origin}${path}?${all}`;
}
