import { isBrowserAddress } from '@countersign/mock/extend';
import type { StoredRecipient } from '../../state/model/recipient.ts';

/** What `embeddedRecipientStartURL` says of an embedded recipient who signs here after an e-mail. */
const signsHere = 'SIGN_AT_DOCUSIGN';

/**
 * Where the button of an e-mail leads a recipient: `here`, or to an address of the sender's
 * application. Undefined for an embedded recipient without one, who gets no e-mail and can only be
 * let in by the application.
 */
export function getInvitationTarget({
  details,
}: Pick<StoredRecipient, 'details'>): string | undefined {
  if ((details.clientUserId ?? '') === '') return 'here';
  const { embeddedRecipientStartURL: start = '' } = details;
  if (start.toUpperCase() === signsHere) return 'here';
  return isAddress(start) ? start : undefined;
}

/** Whether a browser can be sent to an address as it is written: absolute, on the web or in an app. */
export function isAddress(text: string): boolean {
  // Browsers leave out line breaks, and turn backslashes round; what is checked is what is sent.
  return isBrowserAddress(text) && !/[\s\\]/.test(text);
}
