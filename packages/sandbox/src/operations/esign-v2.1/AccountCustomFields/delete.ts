import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { accountFields } from '../../../envelope-parts/custom-fields/account-fields.js';
import { applyToTemplates } from '../../../envelope-parts/custom-fields/apply-to-templates.js';
import { findAccountField } from '../../../envelope-parts/custom-fields/find-account-field.js';

export const operation = defineOperation(
  'AccountCustomFields_delete',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const field = await findAccountField(state, accountId, path.customFieldId);
    await state.of(accountFields).remove(accountId, field.fieldId);
    if (query.apply_to_templates === 'true')
      await applyToTemplates(state, context, field, undefined);
    return { status: 200 };
  },
);
