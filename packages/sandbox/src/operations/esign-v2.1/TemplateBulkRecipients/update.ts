import { findBulkRecipient } from '../../../bulk-recipients/find-bulk-recipient.ts';
import { readRows } from '../../../bulk-recipients/read-rows.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { bulkRecipients } from '../../../model/bulk-recipients.ts';

export const operation = defineOperation(
  'TemplateBulkRecipients_update',
  async (state, { path, header, body }, context) => {
    const { template, recipient, key } = await findBulkRecipient(state, context, path, {
      change: true,
    });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const rows = readRows(body.bulkRecipients);
    const taken = rows.filter(({ errorDetails }) => errorDetails === undefined);
    await state.of(bulkRecipients).put(context.account.accountId, key, taken);
    recipient.details.isBulkRecipient = 'true';
    await saveTemplate(state, context, template);
    const uri = `/templates/${template.envelopeId}/recipients/${recipient.recipientId}/bulk_recipients`;
    return {
      status: 200,
      body: {
        bulkRecipients: rows,
        bulkRecipientsCount: String(taken.length),
        bulkRecipientsUri: uri,
      },
    };
  },
);
