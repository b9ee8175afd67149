import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';
import { updateDocumentFields } from '../../../envelope-parts/document-fields/document-fields.js';
import { findDocument } from '../../../envelope-parts/find-document.js';

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
