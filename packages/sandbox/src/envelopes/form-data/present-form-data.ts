import type { EnvelopeFormData, RecipientFormData } from '@countersign/types/esign-v2.1';
import { optionalDateTime } from '../../engine/date-time.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { formDataOf } from './form-data-of.ts';

/** What has been filled in on the documents of an envelope so far. */
export function presentFormData(envelope: StoredEnvelope): EnvelopeFormData {
  const { envelopeId, settings, status, sentAt, sender, prefillTabs } = envelope;
  const prefilled = prefillTabs === undefined ? [] : formDataOf({ prefillTabs }, 'sender');
  const recipientFormData = envelope.recipients.map(presentRecipient);
  return {
    envelopeId,
    emailSubject: settings.emailSubject ?? '',
    status,
    sentDateTime: optionalDateTime(sentAt),
    formData: [...recipientFormData.flatMap(({ formData = [] }) => formData), ...prefilled],
    prefillFormData: {
      senderName: sender.userName,
      senderEmail: sender.email,
      senderUserId: sender.userId,
      formData: prefilled,
    },
    recipientFormData,
  };
}

function presentRecipient(recipient: StoredRecipient): RecipientFormData {
  const { recipientId, details, tabs } = recipient;
  return {
    recipientId,
    name: details.name ?? details.signerName ?? details.hostName ?? '',
    email: details.email ?? details.signerEmail ?? details.hostEmail ?? '',
    SentTime: optionalDateTime(recipient.sentAt),
    DeliveredTime: optionalDateTime(recipient.deliveredAt),
    SignedTime: optionalDateTime(recipient.signedAt),
    DeclinedTime: optionalDateTime(recipient.declinedAt),
    formData: formDataOf(tabs, 'recipient'),
  };
}
