import { defineOperation } from '../../../engine/operation.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { deleteDocumentTabs } from '../../../tabs/change-tabs.ts';

export const operation = defineOperation(
  'TemplateDocumentTabs_delete',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(template, path.documentId);
    const tabs = await deleteDocumentTabs(template, document, body);
    await saveTemplate(state, context, template);
    return { status: 200, body: tabs };
  },
);
