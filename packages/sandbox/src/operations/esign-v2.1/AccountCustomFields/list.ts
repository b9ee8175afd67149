import { defineOperation } from '../../../engine/operation.ts';
import {
  accountFields,
  presentAccountField,
} from '../../../envelope-parts/custom-fields/account-fields.ts';
import { byKind } from '../../../envelope-parts/custom-fields/field-lists.ts';

export const operation = defineOperation(
  'AccountCustomFields_list',
  async (state, _request, { account }) => {
    const fields = await state.of(accountFields).list(account.accountId);
    return { status: 200, body: byKind(fields.map(presentAccountField)) };
  },
);
