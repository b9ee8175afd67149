import { defineOperation } from '../../../engine/operation.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';
import { createDocumentTabs } from '../../../tabs/create-tabs.js';

export const operation = defineOperation(
  'TemplateDocumentTabs_create',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(template, path.documentId);
    const tabs = await createDocumentTabs(state, template, document, body);
    await saveTemplate(state, context, template);
    return { status: 201, body: tabs };
  },
);
