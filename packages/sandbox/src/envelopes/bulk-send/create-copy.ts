import { randomUUID } from 'node:crypto';
import type { BulkSendingCopy } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { byKind, eachField, newFieldId } from '../custom-fields/field-lists.ts';
import { addAudit } from '../life/events.ts';
import { sendEnvelope } from '../life/send.ts';
import { checkRecipients } from '../recipients/check-recipients.ts';
import { resolveSigningGroups } from '../recipients/signing-groups.ts';
import { saveEnvelope } from '../save.ts';
import { prefillOf, setPrefill } from '../tabs/each-tab.ts';
import { copyTabs } from '../templates/template-tabs.ts';
import { copyRecipient } from '../templates/template-layer.ts';
import { fillGeneratedFields } from './fill-generated-fields.ts';
import { enterInitialValues, fillRecipients } from './fill-recipients.ts';
import type { StoredBatch } from './stored-batch.ts';

/**
 * Creates the envelope of a copy and sends it.
 * @returns its ID
 * @throws ServiceRefusal if the envelope cannot be sent; the caller must undo the changes
 */
export async function createCopy(
  state: State,
  batch: StoredBatch,
  source: StoredEnvelope,
  copy: BulkSendingCopy,
): Promise<string> {
  const envelope = copySource(state, batch, source);
  fillRecipients(envelope, copy.recipients ?? []);
  withValues(envelope, copy);
  checkRecipients(envelope.recipients);
  await resolveSigningGroups(state, envelope.accountId, envelope.recipients);
  const actor = { ...batch.sender, ipAddress: '127.0.0.1' };
  addAudit(state, envelope, actor, 'Registered', 'The envelope was created.');
  await sendEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
  return envelope.envelopeId;
}

/** A new draft with copies of everything that the source has. */
function copySource(state: State, batch: StoredBatch, source: StoredEnvelope): StoredEnvelope {
  const { recipients, prefillTabs: _prefill, ...own } = source;
  const { settings, documents, attachments, customFields, notification, ...rest } = copyJson(own);
  const { transactionId: _mark, asynchronous: _wish, ...kept } = settings;
  const { emailSettings, workflow } = rest;
  const envelope: StoredEnvelope = {
    kind: 'envelope',
    envelopeId: randomUUID(),
    accountId: batch.accountId,
    status: 'created',
    sender: batch.sender,
    settings: kept,
    documents: documents.map((one) => ({ ...one, documentIdGuid: randomUUID() })),
    recipients: recipients.map(copyRecipient),
    customFields: byKind(
      eachField(customFields).map(({ list, field }) => ({
        list,
        field: { ...field, fieldId: newFieldId() },
      })),
    ),
    attachments: attachments.map((one) => ({ ...one, attachmentId: randomUUID() })),
    notification,
    ...(emailSettings !== undefined && { emailSettings }),
    eventNotifications: rest.eventNotifications,
    auditEvents: [],
    ...(workflow !== undefined && { workflow }),
    templates: rest.templates,
    createdAt: state.now,
    changedAt: state.now,
    statusChangedAt: state.now,
  };
  setPrefill(envelope, copyTabs(prefillOf(source)));
  return envelope;
}

/** Puts the texts and values of a copy into its envelope, and the ID of the batch. */
function withValues(envelope: StoredEnvelope, copy: BulkSendingCopy): void {
  const { emailSubject, emailBlurb, customFields = [], prefillTabs = [] } = copy;
  if ((emailSubject ?? '') !== '') envelope.settings.emailSubject = emailSubject;
  if ((emailBlurb ?? '') !== '') envelope.settings.emailBlurb = emailBlurb;
  const values = new Map(customFields.map(({ name, value }) => [name, value]));
  for (const { field } of eachField(envelope.customFields)) {
    const value = values.get(field.name);
    if (value !== undefined) field.value = value;
  }
  const prefill = prefillOf(envelope);
  enterInitialValues(prefill, prefillTabs);
  setPrefill(envelope, prefill);
  fillGeneratedFields(envelope, copy.docGenFormFields ?? []);
}
