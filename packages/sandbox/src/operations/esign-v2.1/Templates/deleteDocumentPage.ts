import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';
import { removePage } from '../../../envelope-documents/change-pages.js';

export const operation = defineOperation(
  'Templates_deleteDocumentPage',
  async (state, { path, header }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    await removePage(state, template, findDocument(template, path.documentId), path.pageNumber);
    await saveTemplate(state, context, template);
    return { status: 200 };
  },
);
