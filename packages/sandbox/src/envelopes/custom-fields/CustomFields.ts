import { defineForBoth } from '../define-for-both.ts';
import { addFields } from './add-fields.ts';
import { deleteFields } from './delete-fields.ts';
import { byKind, eachField } from './field-lists.ts';
import { requireFieldsOpen } from './require-fields-open.ts';
import { updateFields } from './update-fields.ts';

export const [EnvelopeCustomFields_list, TemplateCustomFields_list] = defineForBoth(
  'EnvelopeCustomFields_list',
  'TemplateCustomFields_list',
  async (_state, _request, _context, open) => {
    const { found } = await open();
    return { status: 200, body: byKind(eachField(found.customFields)) };
  },
);

export const [EnvelopeCustomFields_create, TemplateCustomFields_create] = defineForBoth(
  'EnvelopeCustomFields_create',
  'TemplateCustomFields_create',
  async (state, { header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = addFields(found, body);
    await save();
    return { status: 201, body: fields };
  },
);

export const [EnvelopeCustomFields_update, TemplateCustomFields_update] = defineForBoth(
  'EnvelopeCustomFields_update',
  'TemplateCustomFields_update',
  async (state, { header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = updateFields(found, body);
    await save();
    return { status: 200, body: fields };
  },
);

export const [EnvelopeCustomFields_delete, TemplateCustomFields_delete] = defineForBoth(
  'EnvelopeCustomFields_delete',
  'TemplateCustomFields_delete',
  async (state, { header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = deleteFields(found, body);
    await save();
    return { status: 200, body: fields };
  },
);
