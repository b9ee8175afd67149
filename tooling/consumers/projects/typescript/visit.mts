import { createClient } from '@countersign/client';
import { envelopesGet } from '@countersign/client/esign-v2.1';
import { createListener, type EventName } from '@countersign/connect';
import type { Envelope, LockRequest } from '@countersign/types/esign-v2.1';
import { EnvelopeLocksCreateBody } from '@countersign/zod/esign-v2.1';

export interface Given {
  url: string;
  envelopeId: string;
  secret: string;
  body: string;
  signature: string;
}

export async function visit({ url, envelopeId, secret, body, signature }: Given) {
  const client = createClient({ baseUrl: url, token: 'any-token', path: { accountId: '4410' } });
  const envelope: Envelope = await envelopesGet(client, { path: { envelopeId } });

  const good = EnvelopeLocksCreateBody.safeParse({ lockType: 'edit' });
  const lock: LockRequest | undefined = good.data;
  const bad = EnvelopeLocksCreateBody.safeParse({ lockType: 'padlock' });

  const events: EventName[] = [];
  const listener = createListener({
    secrets: [secret],
    onEvent: {
      'envelope-completed': ({ event }) => {
        events.push(event);
      },
      other: ({ id }) => {
        throw new Error(`there was to be no ${id}`);
      },
    },
  });
  const headers = { 'x-docusign-signature-1': signature };
  const changed = await listener.receive(body.replace('Berth', 'Bert'), headers);
  const received = await listener.receive(body, headers);

  return {
    call: envelope.envelopeId,
    validate: { accepted: lock?.lockType === 'edit', refusedAt: bad.error?.issues[0]?.path },
    verify: { status: received.status, statusIfChanged: changed.status, events },
  };
}
