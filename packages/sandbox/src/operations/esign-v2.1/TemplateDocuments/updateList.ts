import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { presentOutcome } from '../../../envelope-documents/present-document.ts';
import { updateDocuments } from '../../../envelope-documents/update-documents.ts';
import { createTabsOfBody } from '../../../tabs/create-tabs.ts';

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
