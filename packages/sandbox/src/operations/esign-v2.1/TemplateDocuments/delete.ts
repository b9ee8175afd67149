import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { presentOutcome } from '../../../envelope-documents/present-document.ts';
import { deleteDocuments } from '../../../envelope-documents/update-documents.ts';

export const operation = defineOperation(
  'TemplateDocuments_delete',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const documents = deleteDocuments(template, body.documents);
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
