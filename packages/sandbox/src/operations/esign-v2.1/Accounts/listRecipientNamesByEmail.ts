import { recipientsWithAddress } from '../../../account-settings/recipients-with-address.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { members } from '../../../model/account.ts';

export const operation = defineOperation(
  'Accounts_listRecipientNamesByEmail',
  async (state, { query }, { account }) => {
    const email = query.email?.toLowerCase() ?? '';
    const users = (await state.of(members).list(account.accountId)).filter(
      (member) => member.email.toLowerCase() === email,
    );
    const recipients = await recipientsWithAddress(state, account.accountId, email);
    const names = [
      ...users.map(({ userName }) => userName),
      ...recipients.map(({ recipient }) => recipient.details.name ?? ''),
    ];
    return {
      status: 200,
      body: {
        multipleUsers: users.length > 1 ? ('true' as const) : ('false' as const),
        reservedRecipientEmail: 'false' as const,
        recipientNames: [...new Set(names)].filter((name) => name !== ''),
      },
    };
  },
);
