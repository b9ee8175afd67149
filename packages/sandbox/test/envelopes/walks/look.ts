import { envelopesGet } from '@countersign/client/esign-v2.1';
import type { Walked } from './commands.ts';

const lists = ['signers', 'carbonCopies', 'certifiedDeliveries'] as const;

/** Reads the state of an envelope, with recipients by their IDs. */
export async function look({ client, envelopeId }: Walked) {
  const { status, recipients } = await envelopesGet(client, {
    path: { envelopeId },
    query: { include: 'recipients' },
  });
  const all = lists.flatMap((list) => recipients?.[list] ?? []);
  return {
    status,
    recipients: all
      .map(({ recipientId: id = '', status: own }) => ({ id, status: own }))
      .toSorted((a, b) => Number(a.id) - Number(b.id)),
  };
}
