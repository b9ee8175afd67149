import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { presentDefinitions } from '../../../envelope-documents/html/present-definitions.js';

export const operation = defineOperation(
  'TemplateHtmlDefinitions_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentDefinitions(template.documents) };
  },
);
