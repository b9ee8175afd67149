import { members } from '../../state/model/account.ts';
import { recipientsWithAddress } from './recipients-with-address.ts';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireItems } from '../../engine/require-items.ts';
import { success } from '../../engine/success.ts';
import { forgetSignature } from './forget-signature.ts';

export const Accounts_listRecipientNamesByEmail = defineOperation(
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

export const Accounts_deleteCaptiveRecipient = defineOperation(
  'Accounts_deleteCaptiveRecipient',
  async (state, { body }, context) => {
    requireAdmin(context);
    const asked = requireItems(body?.captiveRecipients, 'captiveRecipients');
    const captiveRecipients = await perItem(
      asked,
      (item) => item,
      async (item) => {
        await forgetSignature(state, context.account.accountId, item);
        return { ...item, errorDetails: success };
      },
    );
    return { status: 200, body: { captiveRecipients } };
  },
);
