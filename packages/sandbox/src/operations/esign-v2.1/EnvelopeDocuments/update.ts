import { ServiceError } from '../../../engine/service-error.js';
import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { presentDocument } from '../../../envelope-documents/present-document.js';
import { readDisposition } from '../../../envelope-documents/read-disposition.js';
import { updateDocuments } from '../../../envelope-documents/update-documents.js';

export const operation = defineOperation(
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
