import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { accountFields } from '../../../envelope-parts/custom-fields/account-fields.ts';
import { applyToTemplates } from '../../../envelope-parts/custom-fields/apply-to-templates.ts';
import { findAccountField } from '../../../envelope-parts/custom-fields/find-account-field.ts';

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
