import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { members } from '../../../model/account.ts';

export const operation = defineOperation('Accounts_delete', async (state, _request, context) => {
  requireAdmin(context);
  const { accountId } = context.account;
  // Without members nobody can do anything in it any more.
  for (const member of await state.of(members).list(accountId))
    await state.of(members).put(accountId, member.userId, { ...member, status: 'Closed' });
  return { status: 200 };
});
