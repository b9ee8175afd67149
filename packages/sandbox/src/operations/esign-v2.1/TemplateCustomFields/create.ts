import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { addFields } from '../../../envelope-parts/custom-fields/add-fields.ts';
import { requireFieldsOpen } from '../../../envelope-parts/custom-fields/require-fields-open.ts';

export const operation = defineOperation(
  'TemplateCustomFields_create',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = addFields(found, body);
    await saveTemplate(state, context, found);
    return { status: 201, body: fields };
  },
);
