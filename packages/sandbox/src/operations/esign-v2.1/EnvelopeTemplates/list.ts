import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { templatesOfDocuments } from '../../../envelope-templates/list-templates.js';

export const operation = defineOperation(
  'EnvelopeTemplates_list',
  async (state, { path, query }, context) => {
    const { documents } = await findEnvelope(state, context, path.envelopeId);
    const templates = await templatesOfDocuments(state, context, documents, query.include);
    return { status: 200, body: { templates } };
  },
);
