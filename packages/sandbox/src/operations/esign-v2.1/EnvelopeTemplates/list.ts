import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { templatesOfDocuments } from '../../../envelope-templates/list-templates.ts';

export const operation = defineOperation(
  'EnvelopeTemplates_list',
  async (state, { path, query }, context) => {
    const { documents } = await findEnvelope(state, context, path.envelopeId);
    const templates = await templatesOfDocuments(state, context, documents, query.include);
    return { status: 200, body: { templates } };
  },
);
