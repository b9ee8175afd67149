import { defineOperation } from '../../engine/operation.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { findEnvelope } from '../find.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { findDocument } from './find-document.ts';
import { getDocument } from './get-document.ts';
import { presentCertificate, presentDocument, presentOutcome } from './present-document.ts';
import { readDisposition } from './read-disposition.ts';
import { deleteDocuments, updateDocuments } from './update-documents.ts';
import { visibleDocuments } from './visible-documents.ts';

export const EnvelopeDocuments_list = defineOperation(
  'EnvelopeDocuments_list',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = visibleDocuments(context, envelope, {
      recipientId: query.recipient_id,
      byUser: query.documents_by_userid === 'true',
    }).filter(({ content }) => content !== undefined);
    return {
      status: 200,
      body: {
        envelopeId: envelope.envelopeId,
        envelopeDocuments: [
          ...documents.map((document) => presentDocument(envelope, document)),
          presentCertificate(envelope),
        ],
      },
    };
  },
);

export const EnvelopeDocuments_get = defineOperation(
  'EnvelopeDocuments_get',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const file = await getDocument(state, envelope, path.documentId, {
      documents: visibleDocuments(context, envelope, {
        recipientId: query.recipient_id,
        byUser: query.documents_by_userid === 'true',
      }),
      certificate: query.certificate,
      encrypt: query.encrypt,
      encoding: query.encoding,
      watermark: query.watermark,
    });
    return { status: 200, ...file };
  },
);

export const EnvelopeDocuments_update = defineOperation(
  'EnvelopeDocuments_update',
  async (state, { path, header, bytes, mediaType }, context) => {
    const { documentId } = path;
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    if (bytes.length === 0)
      throw new ServiceError(
        'INVALID_REQUEST_BODY',
        'The body is empty; send the bytes of the file.',
      );
    const files = new Map([[documentId, { bytes, mediaType }]]);
    const named = readDisposition(header['Content-Disposition']);
    await updateDocuments(state, envelope, [{ documentId, ...named }], files);
    await saveEnvelope(state, envelope);
    return { status: 200, body: presentDocument(envelope, findDocument(envelope, documentId)) };
  },
);

export const EnvelopeDocuments_delete = defineOperation(
  'EnvelopeDocuments_delete',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const documents = deleteDocuments(envelope, body.documents);
    await saveEnvelope(state, envelope);
    return {
      status: 200,
      body: {
        envelopeId: envelope.envelopeId,
        envelopeDocuments: documents.map((document) => presentOutcome(envelope, document)),
      },
    };
  },
);

export const EnvelopeDocuments_updateList = defineOperation(
  'EnvelopeDocuments_updateList',
  async (state, { path, header, body, files }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const documents = await updateDocuments(state, envelope, body.documents, files);
    await saveEnvelope(state, envelope);
    return {
      status: 200,
      body: {
        envelopeId: envelope.envelopeId,
        envelopeDocuments: documents.map((document) => presentOutcome(envelope, document)),
      },
    };
  },
);
