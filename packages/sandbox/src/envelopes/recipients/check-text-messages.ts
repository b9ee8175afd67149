import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { RecipientType, StoredRecipient } from '../../state/model/recipient.ts';
import { listTextMessages } from '../life/text-messages.ts';

/** The maximum number of recipients of an envelope who get text messages. */
const most = 10;
const kinds: ReadonlySet<RecipientType> = new Set(['signer', 'carbonCopy', 'certifiedDelivery']);

/**
 * Refuses recipients who cannot get the text messages that the sender asks for.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 * @evidence public
 */
export function checkTextMessages(recipients: readonly StoredRecipient[]): void {
  for (const { recipientId, details } of recipients)
    if ((details.additionalNotifications ?? []).length > 1)
      throw refuse(recipientId, 'has more than one of the additionalNotifications. Send one');
  const texted = recipients.filter(({ details }) => listTextMessages(details, '').length > 0);
  for (const { recipientId, type, details } of texted) {
    if (!kinds.has(type))
      throw refuse(
        recipientId,
        `has the type ${type}, which gets no text messages; signers, carbon copies and certified deliveries do`,
      );
    if ((details.signingGroupId ?? '') !== '')
      throw refuse(recipientId, 'is a signing group, which gets no text messages. Use e-mail');
  }
  if (texted.length > most)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${texted.length} recipients would get text messages. The maximum of an envelope is ${most}.`,
    );
}

function refuse(recipientId: string, what: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', `The recipient ${recipientId} ${what}.`);
}
