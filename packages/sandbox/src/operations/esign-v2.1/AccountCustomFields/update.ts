import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import {
  accountFields,
  presentAccountField,
  readAccountField,
} from '../../../envelope-parts/custom-fields/account-fields.ts';
import { applyToTemplates } from '../../../envelope-parts/custom-fields/apply-to-templates.ts';
import { checkField, FieldNames } from '../../../envelope-parts/custom-fields/check-field.ts';
import { byKind } from '../../../envelope-parts/custom-fields/field-lists.ts';
import { findAccountField } from '../../../envelope-parts/custom-fields/find-account-field.ts';

export const operation = defineOperation(
  'AccountCustomFields_update',
  async (state, { path, query, body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const before = await findAccountField(state, accountId, path.customFieldId);
    const field = readAccountField({ ...before, ...body }, before.fieldId);
    checkField(field, new FieldNames(await state.of(accountFields).list(accountId)), '');
    await state.of(accountFields).put(accountId, field.fieldId, field);
    if (query.apply_to_templates === 'true') await applyToTemplates(state, context, before, field);
    return { status: 200, body: byKind([presentAccountField(field)]) };
  },
);
