import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { deleteFields } from '../../../envelope-parts/custom-fields/delete-fields.ts';
import { requireFieldsOpen } from '../../../envelope-parts/custom-fields/require-fields-open.ts';

export const operation = defineOperation(
  'TemplateCustomFields_delete',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = deleteFields(found, body);
    await saveTemplate(state, context, found);
    return { status: 200, body: fields };
  },
);
