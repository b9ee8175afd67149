import { limits, readOutsideJson } from '@countersign/mock/core/outside';
import type { Post } from './post.ts';
import type { StoredOAuthConfig } from './kinds.ts';

/** A token, or the reason why there is none. */
type TokenOutcome = { token: string } | { problem: string };

/** The access tokens for receivers, from the authorization servers of their accounts. */
export interface AccessTokens {
  /**
   * Returns a token, from the cache until it expires.
   * @param space the space of the tenant, as tenants do not share tokens
   * @param now by the clock of the tenant
   */
  get(space: number, config: StoredOAuthConfig, now: number): Promise<TokenOutcome>;
  /** Forgets a token that a receiver rejected. */
  forget(space: number, config: StoredOAuthConfig): void;
}

interface Known {
  outcome: Promise<TokenOutcome & { lifetime?: number }>;
  /** Time of the request, by the clock of the tenant. */
  at: number;
}

/** The maximum number of cached tokens. */
const mostKnown = 1000;

/** The maximum number of bytes that are read of an authorization server's response. */
const mostRead = 64 * 1024;

/** The error codes of RFC 6749, 5.2. No other part of a response is shown to callers. */
const errorCodes = new Set([
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
]);

/** Requests tokens by the client credentials grant (RFC 6749, 4.4) and remembers them. */
export function createAccessTokens(post: Post): AccessTokens {
  const known = new Map<string, Known>();
  return {
    async get(space, config, now) {
      const key = formatKey(space, config);
      const found = known.get(key);
      if (found !== undefined) {
        const { lifetime = Infinity, ...outcome } = await found.outcome;
        if ('token' in outcome && now >= found.at && now < found.at + lifetime) return outcome;
        if (known.get(key) === found) known.delete(key);
      }
      // Messages that are sent at the same time share a request.
      const entry = known.get(key) ?? { outcome: requestToken(post, config), at: now };
      known.set(key, entry);
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
      try {
        const { lifetime: _, ...outcome } = await entry.outcome;
        if ('problem' in outcome && known.get(key) === entry) known.delete(key);
        return outcome;
      } catch (error) {
        if (known.get(key) === entry) known.delete(key);
        throw error;
      }
    },
    forget(space, config) {
      known.delete(formatKey(space, config));
    },
  };
}

function formatKey(space: number, config: StoredOAuthConfig): string {
  const { authorizationServerUrl, clientId, clientSecret, scope, customParameters } = config;
  return JSON.stringify([
    space,
    authorizationServerUrl,
    clientId,
    clientSecret,
    scope,
    customParameters,
  ]);
}

async function requestToken(
  post: Post,
  { authorizationServerUrl, clientId, clientSecret, scope, customParameters }: StoredOAuthConfig,
): Promise<TokenOutcome & { lifetime?: number }> {
  const form = new URLSearchParams({
    ...customParameters,
    grant_type: 'client_credentials',
    ...(scope !== undefined && scope !== '' && { scope }),
  });
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${encode(clientId)}:${encode(clientSecret)}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = Buffer.from(form.toString());
  const outcome = await post(authorizationServerUrl, headers, body, { mostRead });
  const problem = (text: string) => ({
    problem: `No access token from ${formatAddress(authorizationServerUrl)}: ${text}`,
  });
  if ('problem' in outcome) return problem(outcome.problem);
  const { access_token: token, token_type: type, expires_in: lifetime, error } = read(outcome.text);
  if (outcome.status !== 200) {
    const code = typeof error === 'string' && errorCodes.has(error) ? ` and ${error}` : '';
    return problem(`it responded with status ${outcome.status}${code}.`);
  }
  if (typeof token !== 'string' || !/^[\x21-\x7e]{1,16384}$/.test(token))
    return problem('its response has no access_token.');
  if (typeof type === 'string' && type.toLowerCase() !== 'bearer')
    return problem('its token_type is not Bearer.');
  const seconds = Number(lifetime ?? Number.NaN);
  return { token, ...(Number.isFinite(seconds) && { lifetime: seconds * 1000 }) };
}

/** An address without what may be secret in it. */
function formatAddress(url: string): string {
  const { origin = '', pathname = '' } = URL.parse(url) ?? {};
  return `${origin}${pathname}`;
}

/** Encodes a part of the Basic scheme like the field of a form (RFC 6749, 2.3.1). */
function encode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}

function read(text: string): Record<string, unknown> {
  try {
    const value: unknown = readOutsideJson(text, limits.token);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
