import { defineOperation } from '../../../engine/operation.js';
import { readTemplate } from '../../../envelope/read-template.js';
import { requireRight } from '../../../envelope/rights.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { emitForTemplate } from '../../../envelope/save-template.js';

export const operation = defineOperation(
  'Templates_create',
  async (state, { body, files }, context) => {
    await requireRight(state, context, 'canManageTemplates');
    const stored = await readTemplate(state, context, body, files);
    emitForTemplate(state, stored, 'template-created');
    await saveEnvelope(state, stored);
    const { envelopeId: templateId, template } = stored;
    return {
      status: 201,
      body: { templateId, name: template?.name ?? '', uri: `/templates/${templateId}` },
    };
  },
);
