import type { BulkRecipient } from '@countersign/types/esign-v2.1';
import type { Context } from '../../../engine/context.ts';
import { defineOlderOperation } from '../../../engine/operation.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import { bulkRecipients, type StoredRecipient } from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import { requireBulkPlan } from '../../bulk-send/bulk-rights.ts';
import { findEnvelope } from '../../find-envelope.ts';
import { requireLockToken } from '../../locks/require-lock-token.ts';
import { findRecipient } from '../../recipients/find-recipient.ts';
import { saveEnvelope } from '../../save.ts';
import { requireStatus } from '../../guards.ts';
import { formatRowsKey, getRows } from '../bulk-rows.ts';
import { readCsvRows } from '../read-csv.ts';
import { readRows } from '../read-rows.ts';

export const EnvelopeBulkRecipients_list = defineOlderOperation(
  'EnvelopeBulkRecipients_list',
  async (state, { path, query }, context) => {
    const { envelope, recipient } = await findBulkRecipient(state, context, path);
    const rows = await getRows(state, envelope, recipient);
    const shown =
      query.include_tabs === 'true' ? rows : rows.map(({ tabLabels: _values, ...row }) => row);
    return { status: 200, paged: true, body: { bulkRecipients: shown, ...wholeList } };
  },
);

export const EnvelopeBulkRecipients_update = defineOlderOperation(
  'EnvelopeBulkRecipients_update',
  async (state, { path, header, body, bytes, mediaType }, context) => {
    const found = await findBulkRecipient(state, context, path, { change: true });
    const { envelope, recipient } = found;
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    requireStatus(envelope, 'replaceBulkList');
    requireOnlyBulkRecipient(envelope, recipient);
    const given =
      mediaType === 'text/csv' ? readCsvRows(bytes, mostRows) : (body?.bulkRecipients ?? []);
    requireFewRows(given);
    const rows = readRows(given);
    const taken = rows.filter(({ errorDetails }) => errorDetails === undefined);
    const key = formatRowsKey(envelope, recipient);
    await state.of(bulkRecipients).put(context.account.accountId, key, taken);
    const uri = `/envelopes/${envelope.envelopeId}/recipients/${recipient.recipientId}/bulk_recipients`;
    Object.assign(recipient.details, { isBulkRecipient: 'true', bulkRecipientsUri: uri });
    await saveEnvelope(state, envelope);
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

export const EnvelopeBulkRecipients_delete = defineOlderOperation(
  'EnvelopeBulkRecipients_delete',
  async (state, { path, header }, context) => {
    const found = await findBulkRecipient(state, context, path, { change: true });
    const { envelope, recipient } = found;
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    requireStatus(envelope, 'deleteBulkList');
    const key = formatRowsKey(envelope, recipient);
    await state.of(bulkRecipients).remove(context.account.accountId, key);
    recipient.details.isBulkRecipient = 'false';
    delete recipient.details.bulkRecipientsUri;
    await saveEnvelope(state, envelope);
    const { recipientId, recipientIdGuid, routingOrder, details } = recipient;
    return {
      status: 200,
      body: {
        signer: { ...details, recipientId, recipientIdGuid, routingOrder: String(routingOrder) },
      },
    };
  },
);

/** The service keeps as many people in a list as copies in a batch. */
const mostRows = 1000;

function requireFewRows(rows: readonly BulkRecipient[]): void {
  if (rows.length > mostRows)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The list has ${rows.length} people. The maximum is ${mostRows}.`,
    );
}

/** @throws ServiceRefusal INVALID_RECIPIENT_ID */
function requireOnlyBulkRecipient(
  { envelopeId, recipients }: StoredEnvelope,
  { recipientId }: StoredRecipient,
): void {
  const other = recipients.find(
    (one) => one.details.isBulkRecipient === 'true' && one.recipientId !== recipientId,
  );
  if (other !== undefined)
    throw new ServiceRefusal(
      'INVALID_RECIPIENT_ID',
      `Envelope ${envelopeId} already has the bulk recipient ${other.recipientId}. An envelope can have one.`,
    );
}

/**
 * The signer of an envelope behind whom a list of people can stand.
 * @throws ServiceRefusal PLAN_ITEM_NOT_ENABLED, ENVELOPE_DOES_NOT_EXIST, INVALID_RECIPIENT_ID
 */
async function findBulkRecipient(
  state: State,
  context: Context,
  { envelopeId, recipientId }: { envelopeId: string; recipientId: string },
  options: { change?: boolean } = {},
): Promise<{ envelope: StoredEnvelope; recipient: StoredRecipient }> {
  requireBulkPlan(context);
  const envelope = await findEnvelope(state, context, envelopeId, options);
  const recipient = findRecipient(envelope, recipientId);
  if (recipient.type !== 'signer')
    throw new ServiceRefusal(
      'INVALID_RECIPIENT_ID',
      `Recipient ${recipientId} of envelope ${envelopeId} is a ${recipient.type}. Only a signer can be replaced by a list of people.`,
    );
  return { envelope, recipient };
}
