import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { presentDefinitions } from '../../../envelope-documents/html/present-definitions.ts';

export const operation = defineOperation(
  'TemplateHtmlDefinitions_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentDefinitions(template.documents) };
  },
);
