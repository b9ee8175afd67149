import { defineOperation } from '../../engine/operation.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { bulkRecipients } from '../../state/model/recipient.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { findBulkRecipient } from './find-bulk-recipient.ts';
import { readRows } from './read-rows.ts';

export const TemplateBulkRecipients_list = defineOperation(
  'TemplateBulkRecipients_list',
  async (state, { path, query }, context) => {
    const { key } = await findBulkRecipient(state, context, path);
    const { accountId } = context.account;
    const rows = (await state.of(bulkRecipients).get(accountId, key)) ?? [];
    const shown =
      query.include_tabs === 'true' ? rows : rows.map(({ tabLabels: _values, ...row }) => row);
    return { status: 200, paged: true, body: { bulkRecipients: shown, ...wholeList } };
  },
);

export const TemplateBulkRecipients_update = defineOperation(
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

export const TemplateBulkRecipients_delete = defineOperation(
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
