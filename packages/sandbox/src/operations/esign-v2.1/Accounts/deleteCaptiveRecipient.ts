import { forgetSignature } from '../../../account-settings/forget-signature.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { success } from '../../../envelope-parts/success.ts';

export const operation = defineOperation(
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
