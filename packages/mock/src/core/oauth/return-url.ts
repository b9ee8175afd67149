import type { Authorization } from './authorization.ts';

/** Builds the address for the browser when the user refuses. */
export function refused(authorization: Authorization): string {
  return returnUrl(authorization, {
    error: 'access_denied',
    error_description: 'The user denied access to the application.',
  });
}

/**
 * Builds the redirect address with an answer, and with the state if one was sent. An answer to
 * `response_type=token` is in the fragment, so that no server sees it.
 */
export function returnUrl(
  { redirectUri, state, responseType }: Authorization,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  const all = { ...answer, ...(state !== null && { state }) };
  if (responseType === 'token') address.hash = String(new URLSearchParams(all));
  else for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
  return address.href;
}
