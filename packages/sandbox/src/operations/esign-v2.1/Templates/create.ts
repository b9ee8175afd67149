import { defineOperation } from '../../../engine/operation.ts';
import { readTemplate } from '../../../envelope/read-template.ts';
import { requireRight } from '../../../envelope/rights.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { emitForTemplate } from '../../../envelope/save-template.ts';

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
