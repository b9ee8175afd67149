import { randomUUID } from 'node:crypto';
import { isSame, type TokenSigner } from '@countersign/mock/core/oauth';
import type { MockRequest } from '@countersign/mock/core/server';
import type { StoredIdentity } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { activeUser } from './users.ts';

/**
 * The session of a browser: the user who has logged in with it, and an ID that protects its forms.
 */
export interface Session {
  /** The logged-in user; absent if there is none. */
  userId?: string;
  /** Random; forms carry a proof of it. */
  id: string;
}

/** The lifetime of a session in seconds. */
const life = 8 * 3600;

const cookieName = 'countersign_session';

/** Reads the session of a browser in a tenant; without a valid one, creates one without a user. */
export function readSession(request: MockRequest, state: State, signer: TokenSigner): Session {
  const sealed = signer.open(readCookie(request) ?? '');
  const isGood =
    sealed?.use === 'session' &&
    sealed.ten === state.tenant.name &&
    sealed.exp * 1000 > state.now &&
    sealed.jti !== undefined;
  if (!isGood) return { id: randomUUID() };
  const { sub, jti = '' } = sealed;
  return { id: jti, ...(sub !== undefined && { userId: sub }) };
}

/** A session of its own for who logs in, so that one that was known before is worth nothing. */
export function newSession(userId: string): Session {
  return { id: randomUUID(), userId };
}

/** Finds the logged-in user, if the user may still log in. */
export async function findSessionUser(
  { userId }: Session,
  state: State,
): Promise<StoredIdentity | undefined> {
  return userId === undefined ? undefined : activeUser(state, userId);
}

/** The header that has the browser keep a session. */
export function keepSession(
  { id, userId }: Session,
  { origin }: MockRequest,
  { now, tenant }: State,
  signer: TokenSigner,
): { 'set-cookie': string } {
  const iat = Math.floor(now / 1000);
  const value = signer.close({
    use: 'session',
    iss: origin,
    ten: tenant.name,
    ...(userId !== undefined && { sub: userId }),
    jti: id,
    iat,
    exp: iat + life,
  });
  return { 'set-cookie': cookie(value, origin) };
}

/** The header that has the browser forget its session. */
export function endSession({ origin }: MockRequest): { 'set-cookie': string } {
  return { 'set-cookie': `${cookie('', origin)}; Max-Age=0` };
}

/**
 * Creates the proof that a page's form carries, so that pages of other origins cannot send the
 * form.
 */
export function createProof({ id }: Session, signer: TokenSigner): string {
  return signer.sign(`form ${id}`);
}

export function isProof(proof: string | null, session: Session, signer: TokenSigner): boolean {
  return proof !== null && isSame(proof, createProof(session, signer));
}

function cookie(value: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function readCookie({ headers: { cookie: all = '' } }: MockRequest): string | undefined {
  return all
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
}
