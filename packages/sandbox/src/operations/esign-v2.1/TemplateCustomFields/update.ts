import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { saveTemplate } from '../../../envelope/save-template.js';
import { updateFields } from '../../../envelope-parts/custom-fields/update-fields.js';
import { requireFieldsOpen } from '../../../envelope-parts/custom-fields/require-fields-open.js';

export const operation = defineOperation(
  'TemplateCustomFields_update',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = updateFields(found, body);
    await saveTemplate(state, context, found);
    return { status: 200, body: fields };
  },
);
