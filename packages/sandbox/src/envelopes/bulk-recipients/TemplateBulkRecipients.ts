import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { bulkRecipients } from '../../state/model/recipient.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { findTemplate } from '../find-template.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { saveTemplate } from '../save.ts';
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

/** A recipient that can represent a list of people, and the key of its list. */
interface Found {
  template: StoredEnvelope;
  recipient: StoredRecipient;
  key: string;
}

/**
 * The signer of a template behind whom a list of people can stand.
 * @throws ServiceRefusal PLAN_ITEM_NOT_ENABLED, TEMPLATE_ID_INVALID, INVALID_RECIPIENT_ID
 */
async function findBulkRecipient(
  state: State,
  context: Context,
  { templateId, recipientId }: { templateId: string; recipientId: string },
  options: { change?: boolean } = {},
): Promise<Found> {
  requireFeature(context, ['allowBulkSend'], 'Bulk recipients are', 'PLAN_ITEM_NOT_ENABLED');
  const template = await findTemplate(state, context, templateId, options);
  const recipient = findRecipient(template, recipientId);
  if (recipient.type !== 'signer')
    throw new ServiceRefusal(
      'INVALID_RECIPIENT_ID',
      `Recipient ${recipientId} of template ${templateId} is a ${recipient.type}. Only a signer can be replaced by a list of people.`,
    );
  return { template, recipient, key: `${template.envelopeId}/${recipient.recipientIdGuid}` };
}
