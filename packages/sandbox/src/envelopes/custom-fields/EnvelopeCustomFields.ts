import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { defineForBoth } from '../define-for-both.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { requireStatus } from '../guards.ts';
import { addFields, deleteFields, updateFields } from './change-fields.ts';
import { byKind, eachField } from './field-lists.ts';

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

/**
 * Requires custom fields to be editable: the envelope has not ended, and is not locked by another
 * user.
 * @param header the `X-DocuSign-Edit` header
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, EDIT_LOCK_NOT_LOCK_OWNER
 * @evidence service
 */
function requireFieldsOpen(
  state: State,
  envelope: StoredEnvelope,
  context: Pick<Context, 'caller'>,
  header: string | undefined,
): void {
  requireStatus(envelope, 'changeCustomFields');
  requireLockToken(envelope, header, context, state);
}
