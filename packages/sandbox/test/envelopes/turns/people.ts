import type { Client } from '@countersign/client';
import { envelopeRecipientsList, envelopesCreate } from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition, Recipients } from '@countersign/types/esign-v2.1';
import { recipientTypes, type RecipientList } from '../../../src/state/model/recipient.ts';
import { makePdf } from '../../documents/make-pdf.ts';

const pdf = Buffer.from(await makePdf()).toString('base64');

/** A recipient in short: the list that it is in, its turn, and what else is said of it. */
export type Short = [list: RecipientList, routingOrder: number, more?: Record<string, unknown>];

/** Recipients with the IDs 1, 2, 3, … in the order in which they are listed. */
export function buildRecipients(...shorts: Short[]): Recipients {
  const recipients: Record<string, object[]> = {};
  for (const [at, [list, routingOrder, more]] of shorts.entries()) {
    const recipientId = String(at + 1);
    const name = `Person ${recipientId}`;
    const email = `person-${recipientId}@quayside.example`;
    const who =
      list === 'inPersonSigners'
        ? { hostName: name, hostEmail: email, signerName: `Signer ${recipientId}` }
        : { name, email };
    (recipients[list] ??= []).push({
      recipientId,
      routingOrder: String(routingOrder),
      ...who,
      ...more,
    });
  }
  return recipients;
}

/** Makes an envelope, which is sent unless it says otherwise, and gives its ID. */
export async function envelopeFor(
  client: Client,
  recipients: Recipients,
  more: EnvelopeDefinition = {},
): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      emailSubject: 'Lease of berth 12',
      status: 'sent',
      documents: [{ documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64: pdf }],
      recipients,
      ...more,
    },
  });
  return envelopeId;
}

/** The status of each recipient, in the order of their IDs. */
export async function fetchStatuses(client: Client, envelopeId: string): Promise<string> {
  const recipients = await envelopeRecipientsList(client, { path: { envelopeId } });
  const lists = new Map<string, unknown>(Object.entries(recipients));
  return Object.keys(recipientTypes)
    .flatMap((list) => Object.values(Object(lists.get(list) ?? [])))
    .map((one) => Object(one))
    .toSorted((a, b) => Number(a.recipientId) - Number(b.recipientId))
    .map(({ status }) => String(status))
    .join(' ');
}
