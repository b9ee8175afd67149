import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { saveEnvelope } from '../save.ts';
import { addFields } from './add-fields.ts';
import { deleteFields } from './delete-fields.ts';
import { byKind, eachField } from './field-lists.ts';
import { requireFieldsOpen } from './require-fields-open.ts';
import { updateFields } from './update-fields.ts';

export const EnvelopeCustomFields_list = defineOperation(
  'EnvelopeCustomFields_list',
  async (state, { path }, context) => {
    const { customFields } = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: byKind(eachField(customFields)) };
  },
);

export const EnvelopeCustomFields_create = defineOperation(
  'EnvelopeCustomFields_create',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = addFields(found, body);
    await saveEnvelope(state, found);
    return { status: 201, body: fields };
  },
);

export const EnvelopeCustomFields_update = defineOperation(
  'EnvelopeCustomFields_update',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = updateFields(found, body);
    await saveEnvelope(state, found);
    return { status: 200, body: fields };
  },
);

export const EnvelopeCustomFields_delete = defineOperation(
  'EnvelopeCustomFields_delete',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = deleteFields(found, body);
    await saveEnvelope(state, found);
    return { status: 200, body: fields };
  },
);
