import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { byKind, eachField } from '../../../envelope-parts/custom-fields/field-lists.ts';

export const operation = defineOperation(
  'TemplateCustomFields_list',
  async (state, { path }, context) => {
    const { customFields } = await findTemplate(state, context, path.templateId);
    return { status: 200, body: byKind(eachField(customFields)) };
  },
);
