import {
  readAuthorization,
  type Authorization,
  type TokenSigner,
  type Visit,
} from '@countersign/mock/core/oauth';
import type { State } from '../state/state.ts';
import { clientsIn } from './clients.ts';
import { isSettled } from './consent.ts';
import { readSession, findSessionUser } from './session.ts';

/** The path of the log-in pages. */
export const loginPath = '/_countersign/login';
export const consentPath = '/_countersign/consent';

/** A request of a browser, in the state of its tenant. */
export interface TenantVisit extends Visit {
  state: State;
  signer: TokenSigner;
}

/**
 * Finds the user who is logged in and has consented; otherwise returns the address of the page for
 * that.
 */
export async function findLogin(
  { state, signer, request, query }: TenantVisit,
  authorization: Authorization,
): Promise<{ userId: string } | string> {
  const { origin } = request;
  const user =
    query.get('prompt') === 'login'
      ? undefined
      : await findSessionUser(readSession(request, state, signer), state);
  if (user === undefined) return pageAddress(origin, loginPath, query, state);
  if (!(await isSettled(state, user, authorization)))
    return pageAddress(origin, consentPath, query, state);
  return { userId: user.userId };
}

/** @throws GrantRefusal */
export async function readTenantAuthorization({
  state,
  query,
}: TenantVisit): Promise<Authorization> {
  return readAuthorization(query, await clientsIn(state));
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
