import { verify } from 'node:crypto';
import { isGuid } from '../outside/is-guid.ts';
import type { Assertion } from './assertion.ts';
import type { FindClient, KnownClient } from './clients.ts';
import { GrantRefusal } from './grant-refusal.ts';
import { findScopeProblem, scopesIn } from './scopes.ts';

/** The grant that a valid JWT requests. */
export interface JwtGrant {
  clientId: string;
  /** The user; undefined where the token is to be that of the application itself. */
  userId: string | undefined;
  scopes: readonly string[];
}

/** The facts that a JWT is checked against. */
export interface JwtRules {
  find: FindClient;
  /** Scheme, host and port of this server. */
  origin: string;
  /** Seconds since 1970. */
  now: number;
  /** Tells of what the service refuses, and an application without keys may do. */
  warn(sentence: string): void;
}

/** The service's own hosts, so that a client needs no other settings for the mock than for them. */
const developerHost = 'account-d.docusign.com';
const serviceHosts = [developerHost, 'account.docusign.com'];

/** The user who is never there, for tests of that. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The life of a token for a JWT in seconds, which is the longest that a JWT should have. */
const hour = 3600;

/**
 * Checks a JWT by the rules of the service.
 * @throws GrantRefusal with the code of the rule that it breaks
 */
export function checkAssertion(assertion: Assertion, rules: JwtRules): JwtGrant {
  const client = findClient(assertion, rules.find);
  checkSignature(assertion, client);
  checkAudience(assertion, rules.origin);
  checkTimes(assertion, rules);
  const userId = readUserId(assertion);
  const scopes = readScopes(assertion);
  for (const fault of listStrictFaults(assertion, rules, scopes)) {
    // Whoever has the keys of an application checked wants it to be as strict as in production.
    if (client.publicKeys !== undefined) throw fault.refusal;
    rules.warn(fault.inWords);
  }
  return { clientId: client.id, userId, scopes };
}

function findClient({ iss }: Assertion, find: FindClient): KnownClient {
  const client = typeof iss === 'string' && isGuid(iss) ? find(iss) : undefined;
  if (client === undefined) throw new GrantRefusal('invalid_grant', 'issuer_not_found');
  return client;
}

function checkSignature({ alg, signed, signature }: Assertion, { publicKeys }: KnownClient): void {
  const isGood =
    alg === 'RS256' &&
    (publicKeys === undefined ||
      publicKeys.some((key) => verify('sha256', Buffer.from(signed), key, signature)));
  if (!isGood) throw new GrantRefusal('invalid_grant', 'no_valid_keys_or_signatures');
}

function checkAudience({ aud }: Assertion, origin: string): void {
  const { host, hostname } = new URL(origin);
  const named = typeof aud === 'string' ? aud.replace(/^https?:\/\//, '').replace(/\/$/, '') : '';
  if (![host, hostname, ...serviceHosts].includes(named.toLowerCase()))
    throw new GrantRefusal('invalid_grant', 'invalid_audience');
}

/** A rule of the service that only applications whose keys are checked are held to. */
interface StrictFault {
  refusal: GrantRefusal;
  inWords: string;
}

/** The seconds by which clocks may differ. */
const clockSkew = 60;

/**
 * Lists the rules that a JWT breaks although it can be read. `iat` may lie ahead of the clock of the
 * mock, which can be set, but not of that of the machine.
 * @evidence public
 */
function listStrictFaults(
  { aud, iat, sub }: Assertion,
  { origin, now }: JwtRules,
  scopes: readonly string[],
): StrictFault[] {
  const faults: StrictFault[] = [];
  const { host, hostname } = new URL(origin);
  if (typeof aud === 'string' && ![host, hostname, developerHost].includes(aud.toLowerCase()))
    faults.push({
      refusal: new GrantRefusal('invalid_grant', 'invalid_audience'),
      inWords: `the service refuses the aud ${JSON.stringify(aud)}: it must be the host of the authentication service alone, such as ${developerHost}.`,
    });
  if (sub !== undefined && !scopes.includes('impersonation'))
    faults.push({
      refusal: new GrantRefusal('invalid_scope', 'A JWT for a user needs the scope impersonation.'),
      inWords: 'the service refuses a JWT for a user without the scope impersonation.',
    });
  if (typeof iat === 'number' && iat > Math.max(now, Date.now() / 1000) + clockSkew)
    faults.push({
      refusal: new GrantRefusal('invalid_grant', 'no_valid_keys_or_signatures'),
      inWords: 'the service refuses a JWT whose iat is in the future.',
    });
  return faults;
}

/**
 * Checks the life of a JWT. The service asks for an hour at most, takes more, as the vendor's own
 * examples in Python do, and gives a token of an hour.
 * @evidence public
 */
function checkTimes({ iat, exp }: Assertion, { now, warn }: JwtRules): void {
  if (typeof iat !== 'number' || typeof exp !== 'number')
    throw new GrantRefusal('invalid_request', 'The JWT needs iat and exp, in seconds since 1970.');
  if (exp <= iat) throw new GrantRefusal('invalid_request', 'exp of the JWT must be after iat.');
  if (exp - iat > hour)
    warn(`exp should be at most ${hour} seconds after iat: the token works no longer in any case.`);
  if (exp <= now) throw new GrantRefusal('invalid_grant', 'expired_grant');
}

function readUserId({ sub }: Assertion): string | undefined {
  if (sub === undefined) return undefined;
  if (typeof sub !== 'string' || !isGuid(sub))
    throw new GrantRefusal('invalid_grant', 'invalid_subject');
  if (sub === nobody) throw new GrantRefusal('invalid_grant', 'user_not_found');
  return sub.toLowerCase();
}

function readScopes({ scope }: Assertion): readonly string[] {
  const scopes = scopesIn(typeof scope === 'string' ? scope : null);
  const problem = findScopeProblem(scopes);
  if (problem !== undefined) throw new GrantRefusal('invalid_scope', problem);
  return scopes;
}
