import { dateTime } from '../engine/date-time.ts';
import { freeContent } from './documents/document-bytes.ts';
import { listDocuments } from './documents/list-documents.ts';
import { readFilesAhead } from './documents/read-file.ts';
import { defineOperation } from '../engine/operation.ts';
import {
  findSigner,
  getSignatureImage,
  presentSignature,
  setSignatureImage,
} from './documents/signatures.ts';
import { presentBulkEnvelopes } from './bulk-send/present-bulk-envelopes.ts';
import { findEnvelope } from './find-envelope.ts';
import { actorOf, addAudit, emitFor } from './life/events.ts';
import { sendEnvelope } from './life/send.ts';
import { rememberTransaction } from './life/transactions.ts';
import { requireLockToken } from './locks/require-lock-token.ts';
import { readDefinition } from './read-definition.ts';
import { saveEnvelope } from './save.ts';
import { updateEnvelope } from './update-envelope.ts';
import { signingAddress } from './views/make-signing-view.ts';

export const Envelopes_create = defineOperation(
  'Envelopes_create',
  async (state, { body, query, files }, context) => {
    const envelope = await readDefinition(state, context, body, files, {
      mergeRoles: query.merge_roles_on_draft === 'true',
      exactLabels: query.tab_label_exact_matches === 'true',
      changeRoutingOrder: query.change_routing_order === 'true',
    });
    addAudit(state, envelope, actorOf(context), 'Registered', 'The envelope was created.');
    const batch = body.status === 'sent' ? await sendEnvelope(state, envelope) : undefined;
    // An envelope that is sent at once was never a draft.
    if (envelope.status === 'created') emitFor(state, envelope, 'envelope-created');
    await rememberTransaction(state, envelope);
    await saveEnvelope(state, envelope);
    const { envelopeId, status, statusChangedAt } = envelope;
    return {
      status: 201,
      body: {
        envelopeId,
        uri: `/envelopes/${envelopeId}`,
        statusDateTime: dateTime(statusChangedAt),
        // The envelope is complete by the time of the response; callers should be ready for one
        // that is not.
        status: body.asynchronous === 'true' ? 'processing' : status,
        ...(batch !== undefined && { bulkEnvelopeStatus: presentBulkEnvelopes(batch) }),
        ...(await signingAddress(state, context, envelope, body.recipientViewRequest)),
      },
    };
  },
  {
    readAhead: (documents, { body, files }) =>
      readFilesAhead(documents, listDocuments(body), files),
    letGo: ({ body }) => listDocuments(body).forEach(freeContent),
  },
);

export const Envelopes_update = defineOperation(
  'Envelopes_update',
  async (state, { path, query, header, body = {} }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const summary = await updateEnvelope(state, context, envelope, body, {
      advanced: query.advanced_update === 'true',
      resend: query.resend_envelope === 'true',
      recycle: query.recycle_on_void === 'true',
    });
    await saveEnvelope(state, envelope);
    return { status: 200, body: summary };
  },
);

export const Envelopes_getRecipientInitialsImage = defineOperation(
  'Envelopes_getRecipientInitialsImage',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const recipient = findSigner(envelope, path.recipientId);
    const chrome = query.include_chrome === 'true';
    const bytes = await getSignatureImage(state, recipient, 'initials', chrome);
    return { status: 200, file: { bytes, mediaType: 'image/gif' } };
  },
);

export const Envelopes_getRecipientSignature = defineOperation(
  'Envelopes_getRecipientSignature',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return {
      status: 200,
      body: presentSignature(envelope, findSigner(envelope, path.recipientId)),
    };
  },
);

export const Envelopes_getRecipientSignatureImage = defineOperation(
  'Envelopes_getRecipientSignatureImage',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const recipient = findSigner(envelope, path.recipientId);
    const chrome = query.include_chrome === 'true';
    const bytes = await getSignatureImage(state, recipient, 'signature', chrome);
    return { status: 200, file: { bytes, mediaType: 'image/gif' } };
  },
);

export const Envelopes_listAuditEvents = defineOperation(
  'Envelopes_listAuditEvents',
  async (state, { path }, context) => {
    const { auditEvents } = await findEnvelope(state, context, path.envelopeId);
    return {
      status: 200,
      body: {
        auditEvents: auditEvents.map((event) => ({
          eventFields: [
            { name: 'logTime', value: dateTime(event.at) },
            { name: 'Source', value: 'api' },
            { name: 'UserName', value: event.userName },
            { name: 'UserId', value: event.userId },
            { name: 'Action', value: event.action },
            { name: 'Message', value: event.message },
            { name: 'EnvelopeStatus', value: event.status },
            { name: 'ClientIPAddress', value: event.ipAddress },
            { name: 'Information', value: '' },
            { name: 'InformationLocalized', value: '' },
            { name: 'GeoLocation', value: '' },
            { name: 'Language', value: 'english' },
          ],
        })),
      },
    };
  },
);

export const Envelopes_updateRecipientInitialsImage = defineOperation(
  'Envelopes_updateRecipientInitialsImage',
  async (state, { path, header, bytes }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await setSignatureImage(state, envelope, path.recipientId, 'initials', bytes);
    await saveEnvelope(state, envelope);
    return { status: 200 };
  },
);

export const Envelopes_updateRecipientSignatureImage = defineOperation(
  'Envelopes_updateRecipientSignatureImage',
  async (state, { path, header, bytes }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await setSignatureImage(state, envelope, path.recipientId, 'signature', bytes);
    await saveEnvelope(state, envelope);
    return { status: 200 };
  },
);
