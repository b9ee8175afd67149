import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import {
  accountFields,
  presentAccountField,
  readAccountField,
} from '../../../envelope-parts/custom-fields/account-fields.ts';
import { applyToTemplates } from '../../../envelope-parts/custom-fields/apply-to-templates.ts';
import { checkField, FieldNames } from '../../../envelope-parts/custom-fields/check-field.ts';
import { byKind } from '../../../envelope-parts/custom-fields/field-lists.ts';

/** How many custom fields an account may have. */
const most = 500;

export const operation = defineOperation(
  'AccountCustomFields_create',
  async (state, { query, body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const there = await state.of(accountFields).list(accountId);
    if (there.length >= most)
      throw new ServiceError(
        'INVALID_REQUEST_BODY',
        `The account has ${most} custom fields, which is the most; delete one first.`,
      );
    const field = readAccountField(body);
    checkField(field, new FieldNames(there), '');
    await state.of(accountFields).put(accountId, field.fieldId, field);
    if (query.apply_to_templates === 'true')
      await applyToTemplates(state, context, undefined, field);
    return { status: 201, body: byKind([presentAccountField(field)]) };
  },
);
