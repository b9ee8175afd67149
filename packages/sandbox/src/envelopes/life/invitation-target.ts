import { isBrowserAddress } from '@countersign/mock/core/oauth';
import type { StoredRecipient } from '../../state/model/recipient.ts';

/**
 * The value of `embeddedRecipientStartURL` for an embedded recipient who gets an e-mail and signs
 * here.
 */
const signsHere = 'SIGN_AT_DOCUSIGN';

/**
 * Finds the target of the button in a recipient's e-mail: `here`, or an address of the sender's
 * application. Undefined for an embedded recipient without an address, who gets no e-mail and
 * enters only through the application.
 */
export function getInvitationTarget({
  details,
}: Pick<StoredRecipient, 'details'>): string | undefined {
  if ((details.clientUserId ?? '') === '') return 'here';
  const { embeddedRecipientStartURL: start = '' } = details;
  if (start.toUpperCase() === signsHere) return 'here';
  return isAddress(start) ? start : undefined;
}

/**
 * Checks whether a browser can be redirected to an address as written: absolute, on the web or in
 * an app.
 */
export function isAddress(text: string): boolean {
  // Browsers leave out line breaks and convert backslashes, so the address that is checked must be
  // the one that is sent.
  return isBrowserAddress(text) && !/[\s\\]/.test(text);
}
