import type { Authorization } from './authorization.ts';
import type { Setting } from './setting.ts';
import { user } from './user.ts';

/** How long a code lives, in seconds. */
const twoMinutes = 120;

/** Where the browser goes when the user consents. */
export function consented(
  authorization: Authorization,
  origin: string,
  { seal, uses, clock }: Setting,
): string {
  const { clientId, scopes, challenge, scopeProblem } = authorization;
  if (scopeProblem !== undefined)
    return wayBack(authorization, { error: 'invalid_scope', error_description: scopeProblem });
  const claims = { iss: origin, sub: user.id, client_id: clientId, scp: scopes };
  const now = clock() / 1000;
  const end = now + twoMinutes;
  const code = seal.close({
    use: 'code',
    ...claims,
    iat: now,
    exp: end,
    ...(challenge !== null && { challenge }),
  });
  uses.give(code, end, now);
  return wayBack(authorization, { code });
}

/** Where the browser goes when the user refuses. */
export function refused(authorization: Authorization): string {
  return wayBack(authorization, {
    error: 'access_denied',
    error_description: 'The user refused the application.',
  });
}

/** The redirect address with an answer, and with the state where one was sent. */
export function wayBack(
  { redirectUri, state }: Authorization,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  if (state !== null) address.searchParams.set('state', state);
  return address.href;
}
