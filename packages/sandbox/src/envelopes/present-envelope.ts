import type { Envelope } from '@countersign/types/esign-v2.1';
import { dateTime, optionalDateTime } from '../engine/date-time.ts';
import { presentDocument } from './documents/present-document.ts';
import { presentAttachments } from './attachments/attachments.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import { thisMachine } from './life/events.ts';
import { presentWorkflow } from './workflows/present-workflow.ts';
import { presentRecipients } from './recipients/present-recipients.ts';

/** Values of `include`, the parts that can be added to an envelope. */
export const envelopeParts = [
  'custom_fields',
  'documents',
  'attachments',
  'extensions',
  'folders',
  'recipients',
  'powerform',
  'tabs',
  'payment_tabs',
  'workflow',
] as const;

/** The parts of an envelope to present, by the values of the parameter `include`. */
export interface PresentEnvelopeOptions {
  include?: readonly string[];
  exclude?: readonly string[];
}

/** An envelope as the service shows it. */
export function presentEnvelope(
  envelope: StoredEnvelope,
  { include = [], exclude = [] }: PresentEnvelopeOptions = {},
): Envelope {
  const { envelopeId, settings, sender, notification } = envelope;
  const has = (part: string) => include.includes(part) && !exclude.includes(part);
  const uri = `/envelopes/${envelopeId}`;
  const { expirations } = notification;
  return {
    ...settings,
    status: envelope.status,
    envelopeId,
    envelopeUri: uri,
    attachmentsUri: `${uri}/attachments`,
    certificateUri: `${uri}/documents/certificate`,
    customFieldsUri: `${uri}/custom_fields`,
    documentsCombinedUri: `${uri}/documents/combined`,
    documentsUri: `${uri}/documents`,
    notificationUri: `${uri}/notification`,
    recipientsUri: `${uri}/recipients`,
    templatesUri: `${uri}/templates`,
    sender: { ...sender, accountId: envelope.accountId, ipAddress: thisMachine },
    createdDateTime: dateTime(envelope.createdAt),
    initialSentDateTime: optionalDateTime(envelope.initialSentAt),
    sentDateTime: optionalDateTime(envelope.sentAt),
    deliveredDateTime: optionalDateTime(envelope.deliveredAt),
    completedDateTime: optionalDateTime(envelope.completedAt),
    declinedDateTime: optionalDateTime(envelope.declinedAt),
    voidedDateTime: optionalDateTime(envelope.voidedAt),
    deletedDateTime: optionalDateTime(envelope.deletedAt),
    statusChangedDateTime: dateTime(envelope.statusChangedAt),
    lastModifiedDateTime: dateTime(envelope.changedAt),
    voidedReason: envelope.voidedReason,
    expireEnabled: expirations?.expireEnabled,
    expireAfter: expirations?.expireAfter,
    expireDateTime: optionalDateTime(envelope.expiresAt),
    purgeState: envelope.purgeState ?? 'unpurged',
    purgeRequestDate: optionalDateTime(envelope.purgeRequestedAt),
    purgeCompletedDate: optionalDateTime(envelope.purgedAt),
    workflow: has('workflow') ? presentWorkflow(envelope) : undefined,
    customFields: has('custom_fields')
      ? { textCustomFields: [], listCustomFields: [], ...envelope.customFields }
      : undefined,
    envelopeDocuments: has('documents')
      ? envelope.documents.map((one) => presentDocument(envelope, one))
      : undefined,
    envelopeAttachments: has('attachments') ? presentAttachments(envelope.attachments) : undefined,
    powerForm: has('powerform') ? envelope.powerForm : undefined,
    folders: has('folders') ? presentFolders(envelope) : undefined,
    recipients:
      has('recipients') || has('tabs')
        ? presentRecipients(envelope, { tabs: has('tabs') })
        : undefined,
  };
}

function presentFolders({ folder, status }: StoredEnvelope): Envelope['folders'] {
  if (folder === undefined || folder === 'draft')
    return [
      status === 'created' || folder === 'draft'
        ? { type: 'draft', name: 'Draft' }
        : { type: 'sentitems', name: 'Sent Items' },
    ];
  return [folder === 'recyclebin' ? { type: folder, name: 'Deleted Items' } : { folderId: folder }];
}
