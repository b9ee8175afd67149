import { defineOperation } from '../../engine/operation.ts';
import { findTemplate } from '../templates/find-template.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { addFields } from './add-fields.ts';
import { deleteFields } from './delete-fields.ts';
import { byKind, eachField } from './field-lists.ts';
import { requireFieldsOpen } from './require-fields-open.ts';
import { updateFields } from './update-fields.ts';

export const TemplateCustomFields_list = defineOperation(
  'TemplateCustomFields_list',
  async (state, { path }, context) => {
    const { customFields } = await findTemplate(state, context, path.templateId);
    return { status: 200, body: byKind(eachField(customFields)) };
  },
);

export const TemplateCustomFields_create = defineOperation(
  'TemplateCustomFields_create',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = addFields(found, body);
    await saveTemplate(state, context, found);
    return { status: 201, body: fields };
  },
);

export const TemplateCustomFields_update = defineOperation(
  'TemplateCustomFields_update',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = updateFields(found, body);
    await saveTemplate(state, context, found);
    return { status: 200, body: fields };
  },
);

export const TemplateCustomFields_delete = defineOperation(
  'TemplateCustomFields_delete',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = deleteFields(found, body);
    await saveTemplate(state, context, found);
    return { status: 200, body: fields };
  },
);
