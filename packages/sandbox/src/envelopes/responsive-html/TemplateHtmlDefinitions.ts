import { defineOperation } from '../../engine/operation.ts';
import { findTemplate } from '../templates/find-template.ts';
import { presentDefinitions } from './present-definitions.ts';

export const TemplateHtmlDefinitions_list = defineOperation(
  'TemplateHtmlDefinitions_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentDefinitions(template.documents) };
  },
);
