import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';
import { presentOutcome } from '../../../envelope-documents/present-document.js';
import { updateDocuments } from '../../../envelope-documents/update-documents.js';
import { createTabsOfBody } from '../../../tabs/create-tabs.js';

export const operation = defineOperation(
  'TemplateDocuments_updateList',
  async (state, { path, header, body, files }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const documents = await updateDocuments(state, template, body.documents, files);
    await createTabsOfBody(state, template, body.recipients ?? {});
    await saveTemplate(state, context, template);
    return {
      status: 200,
      body: {
        templateId: template.envelopeId,
        templateDocuments: documents.map((document) => presentOutcome(template, document)),
      },
    };
  },
);
