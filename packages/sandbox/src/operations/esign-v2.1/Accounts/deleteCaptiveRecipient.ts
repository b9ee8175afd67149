import { forgetSignature } from '../../../account-settings/forget-signature.js';
import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { requireItems } from '../../../engine/require-items.js';
import { success } from '../../../envelope-parts/success.js';

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
