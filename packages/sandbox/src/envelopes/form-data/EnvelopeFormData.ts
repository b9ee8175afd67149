import type { EnvelopeFormData, RecipientFormData } from '@countersign/types/esign-v2.1';
import { optionalDateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { findEnvelope } from '../find-envelope.ts';
import { requireSender } from '../rights.ts';
import { requireStatus } from '../guards.ts';
import { listFormData } from './list-form-data.ts';

export const EnvelopeFormData_get = defineOperation(
  'EnvelopeFormData_get',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_LACKS_PERMISSIONS');
    // A draft from a template has the values of the template.
    const strict = context.strict === true && envelope.templates.length === 0;
    requireStatus(envelope, 'readFormData', { strict });
    return { status: 200, body: presentFormData(envelope) };
  },
);

/** Presents the values that have been entered in the documents of an envelope so far. */
function presentFormData(envelope: StoredEnvelope): EnvelopeFormData {
  const { envelopeId, settings, status, sentAt, sender, prefillTabs } = envelope;
  const prefilled = prefillTabs === undefined ? [] : listFormData({ prefillTabs }, 'sender');
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
  const { recipientIdGuid, details, tabs } = recipient;
  return {
    recipientId: recipientIdGuid,
    name: details.name ?? details.signerName ?? details.hostName ?? '',
    email: details.email ?? details.signerEmail ?? details.hostEmail ?? '',
    SentTime: optionalDateTime(recipient.sentAt),
    DeliveredTime: optionalDateTime(recipient.deliveredAt),
    SignedTime: optionalDateTime(recipient.signedAt),
    // The service has been seen to write these two in this case.
    deliveredTime: optionalDateTime(recipient.deliveredAt),
    signedTime: optionalDateTime(recipient.signedAt),
    DeclinedTime: optionalDateTime(recipient.declinedAt),
    formData: listFormData(tabs, 'recipient'),
  };
}
