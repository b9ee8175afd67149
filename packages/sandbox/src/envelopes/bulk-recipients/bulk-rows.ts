import type { BulkRecipient, BulkSendingCopy } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { bulkRecipients, type StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/** The key of the people of a bulk recipient. */
export function formatRowsKey(
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  { recipientIdGuid }: Pick<StoredRecipient, 'recipientIdGuid'>,
): string {
  return `${envelopeId}/${recipientIdGuid}`;
}

/** The people of a bulk recipient of an envelope: its own, or those of the template that it came from. */
export async function getRows(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<BulkRecipient[]> {
  const records = state.of(bulkRecipients);
  const own = await records.get(envelope.accountId, formatRowsKey(envelope, recipient));
  if (own !== undefined || recipient.details.isBulkRecipient !== 'true') return own ?? [];
  for (const { templateId } of envelope.templates) {
    const template = await state.envelopes.get(templateId);
    const role = template?.recipients.find(
      ({ details }) =>
        details.isBulkRecipient === 'true' && details.roleName === recipient.details.roleName,
    );
    if (template === undefined || role === undefined) continue;
    const rows = await records.get(template.accountId, formatRowsKey(template, role));
    if (rows !== undefined) return rows;
  }
  return [];
}

/** The bulk recipient of a draft, with its people; undefined if it has none. */
export async function findBulkRows(
  state: State,
  envelope: StoredEnvelope,
): Promise<{ recipient: StoredRecipient; rows: BulkRecipient[] } | undefined> {
  const recipient = envelope.recipients.find(({ details }) => details.isBulkRecipient === 'true');
  if (recipient === undefined) return undefined;
  const rows = await getRows(state, envelope, recipient);
  return rows.length === 0 ? undefined : { recipient, rows };
}

/** The copy of the envelope that a person of a bulk recipient gets. */
export function createCopyOfRow(
  { recipientId }: Pick<StoredRecipient, 'recipientId'>,
  { name, email, note, accessCode, identification, phoneNumber, tabLabels = [] }: BulkRecipient,
): BulkSendingCopy {
  const numbers = phoneNumber === undefined ? [] : [phoneNumber];
  return {
    recipients: [
      {
        recipientId,
        name,
        email,
        note,
        accessCode,
        ...(identification === 'SMS' && {
          idCheckConfigurationName: 'SMS Auth $',
          smsAuthentication: { senderProvidedNumbers: numbers },
        }),
        ...(identification === 'Phone' && {
          idCheckConfigurationName: 'Phone Auth $',
          phoneAuthentication: { senderProvidedNumbers: numbers },
        }),
        ...(identification === 'KBA' && { idCheckConfigurationName: 'ID Check $' }),
        tabs: tabLabels.map(({ name: tabLabel, value: initialValue }) => ({
          tabLabel,
          initialValue,
        })),
      },
    ],
  };
}
