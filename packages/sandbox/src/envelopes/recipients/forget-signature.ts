import type { CaptiveRecipient } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';
import { saveEnvelope } from '../save.ts';
import { isDone } from '../statuses.ts';
import type { State } from '../../state/state.ts';
import { recipientsWithAddress } from './recipients-with-address.ts';

/**
 * Forgets the signatures that an embedded recipient has adopted, but for documents that are signed.
 * @throws ServiceError INVALID_CAPTIVE_RECIPIENT_OPERATION where nobody is an embedded recipient by
 *   this name, address and client user ID
 */
export async function forgetSignature(
  state: State,
  accountId: string,
  { userName = '', email = '', clientUserId = '' }: CaptiveRecipient,
): Promise<void> {
  const found = (await recipientsWithAddress(state, accountId, email)).filter(
    ({ recipient: { details } }) =>
      clientUserId !== '' && details.clientUserId === clientUserId && details.name === userName,
  );
  if (found.length === 0)
    throw new ServiceError(
      'INVALID_CAPTIVE_RECIPIENT_OPERATION',
      `No embedded recipient of the account is ${userName} <${email}> with the clientUserId ${JSON.stringify(clientUserId)}.`,
    );
  const changed = new Set<(typeof found)[number]['envelope']>();
  for (const { envelope, recipient } of found) {
    if (isDone(recipient) || recipient.signatureImage === undefined) continue;
    delete recipient.signatureImage;
    delete recipient.initialsImage;
    changed.add(envelope);
  }
  for (const envelope of changed) await saveEnvelope(state, envelope);
}
