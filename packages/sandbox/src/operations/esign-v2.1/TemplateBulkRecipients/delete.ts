import { findBulkRecipient } from '../../../bulk-recipients/find-bulk-recipient.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { bulkRecipients } from '../../../model/bulk-recipients.ts';

export const operation = defineOperation(
  'TemplateBulkRecipients_delete',
  async (state, { path, header }, context) => {
    const { template, recipient, key } = await findBulkRecipient(state, context, path, {
      change: true,
    });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    await state.of(bulkRecipients).remove(context.account.accountId, key);
    recipient.details.isBulkRecipient = 'false';
    await saveTemplate(state, context, template);
    const { recipientId, recipientIdGuid, routingOrder, details } = recipient;
    return {
      status: 200,
      body: {
        signer: { ...details, recipientId, recipientIdGuid, routingOrder: String(routingOrder) },
      },
    };
  },
);
