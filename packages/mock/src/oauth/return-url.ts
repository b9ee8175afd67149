import type { Authorization } from './authorization.ts';

/** Builds the address for the browser when the user refuses. */
export function refused(authorization: Authorization): string {
  return returnUrl(authorization, {
    error: 'access_denied',
    error_description: 'The user denied access to the application.',
  });
}

/** Builds the redirect address with an answer, and with the state if one was sent. */
export function returnUrl(
  { redirectUri, state }: Authorization,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  if (state !== null) address.searchParams.set('state', state);
  return address.href;
}
