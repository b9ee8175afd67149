import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import {
  accountFields,
  presentAccountField,
  readAccountField,
} from '../../../envelope-parts/custom-fields/account-fields.js';
import { applyToTemplates } from '../../../envelope-parts/custom-fields/apply-to-templates.js';
import { checkField } from '../../../envelope-parts/custom-fields/check-field.js';
import { byKind } from '../../../envelope-parts/custom-fields/field-lists.js';
import { findAccountField } from '../../../envelope-parts/custom-fields/find-account-field.js';

export const operation = defineOperation(
  'AccountCustomFields_update',
  async (state, { path, query, body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const before = await findAccountField(state, accountId, path.customFieldId);
    const field = readAccountField({ ...before, ...body }, before.fieldId);
    checkField(field, await state.of(accountFields).list(accountId), '');
    await state.of(accountFields).put(accountId, field.fieldId, field);
    if (query.apply_to_templates === 'true') await applyToTemplates(state, context, before, field);
    return { status: 200, body: byKind([presentAccountField(field)]) };
  },
);
