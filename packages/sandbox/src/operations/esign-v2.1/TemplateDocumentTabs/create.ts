import { defineOperation } from '../../../engine/operation.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { createDocumentTabs } from '../../../tabs/create-tabs.ts';

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
