import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';
import { updateDocumentFields } from '../../../envelope-parts/document-fields/document-fields.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';

export const operation = defineOperation(
  'TemplateDocumentFields_update',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireEditable(found, editable, 'Fields of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = updateDocumentFields(document, body.documentFields ?? []);
    await saveTemplate(state, context, found);
    return { status: 200, body: { documentFields } };
  },
);
