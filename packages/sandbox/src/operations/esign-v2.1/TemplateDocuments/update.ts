import { ServiceError } from '../../../engine/service-error.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { presentDocument } from '../../../envelope-documents/present-document.ts';
import { updateDocuments } from '../../../envelope-documents/update-documents.ts';

export const operation = defineOperation(
  'TemplateDocuments_update',
  async (state, { path, header, body, files }, context) => {
    const { documentId } = path;
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const [document, ...others] = body.documents ?? [];
    if (
      document === undefined ||
      others.length > 0 ||
      (document.documentId ?? documentId) !== documentId
    )
      throw new ServiceError(
        'INVALID_REQUEST_BODY',
        `/documents must hold one document, with the number ${documentId} that the path has, or with none.`,
      );
    await updateDocuments(state, template, [{ ...document, documentId }], files);
    await saveTemplate(state, context, template);
    return { status: 200, body: presentDocument(template, findDocument(template, documentId)) };
  },
);
