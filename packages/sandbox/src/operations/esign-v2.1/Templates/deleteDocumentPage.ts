import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { removePage } from '../../../envelope-documents/change-pages.ts';

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
