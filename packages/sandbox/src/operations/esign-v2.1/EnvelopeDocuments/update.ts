import { ServiceError } from '../../../engine/service-error.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { presentDocument } from '../../../envelope-documents/present-document.ts';
import { readDisposition } from '../../../envelope-documents/read-disposition.ts';
import { updateDocuments } from '../../../envelope-documents/update-documents.ts';

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
