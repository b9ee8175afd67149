import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { turnPage } from '../../../envelope-documents/change-pages.ts';

export const operation = defineOperation(
  'Templates_rotateDocumentPage',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(template, path.documentId);
    await turnPage(state, template, document, path.pageNumber, body.rotate);
    await saveTemplate(state, context, template);
    return { status: 200 };
  },
);
