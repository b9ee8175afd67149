import type { RecipientTokenClientURLs } from '@countersign/types/esign-v2.1';
import type { StoredGrant } from './stored-view.ts';

const clientUrlFields: Readonly<Record<string, keyof RecipientTokenClientURLs | undefined>> = {
  access_code_failed: 'onAccessCodeFailed',
  cancel: 'onCancel',
  decline: 'onDecline',
  exception: 'onException',
  fax_pending: 'onFaxPending',
  id_check_failed: 'onIdCheckFailed',
  session_timeout: 'onSessionTimeout',
  signing_complete: 'onSigningComplete',
  ttl_expired: 'onTTLExpired',
  viewing_complete: 'onViewingComplete',
};

/** The views after which the browser returns with the ID of the envelope. */
const namesEnvelope = new Set(['sender', 'edit']);

/**
 * Creates the address to which the browser goes at the end of a view: the caller's address with
 * `event` added to its query.
 * @returns undefined if the caller gave none
 */
export function returnUrlAfter(grant: StoredGrant, event: string): string | undefined {
  const { view, envelopeId, returnUrl, clientUrls } = grant;
  const field = view === 'signing' ? clientUrlFields[event] : undefined;
  const address = (field === undefined ? undefined : clientUrls?.[field]) ?? returnUrl;
  if (address === undefined) return undefined;
  const pairs = new URLSearchParams();
  if (namesEnvelope.has(view) && envelopeId !== undefined) pairs.set('envelopeId', envelopeId);
  pairs.set('event', event);
  return withQuery(address, pairs);
}

/** Adds to the query of an address, and leaves the rest of it unchanged. */
function withQuery(address: string, pairs: URLSearchParams): string {
  const [before = '', fragment] = encodeAscii(address).split(/#(.*)/s);
  const joint = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&';
  return `${before}${joint}${pairs}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Headers hold nothing but ASCII. */
function encodeAscii(address: string): string {
  return /^[\x21-\x7e]*$/.test(address) ? address : new URL(address).href;
}
