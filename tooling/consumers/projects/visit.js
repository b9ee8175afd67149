// What every project does with the packages: it calls, validates, and receives an event.
import { createClient } from '@countersign/client';
import { envelopesGet } from '@countersign/client/esign-v2.1';
import { createListener } from '@countersign/connect';
import { EnvelopeLocksCreateBody } from '@countersign/zod/esign-v2.1';

export async function visit({ url, envelopeId, secret, body, signature }) {
  const client = createClient({ baseUrl: url, token: 'any-token', path: { accountId: '4410' } });
  const envelope = await envelopesGet(client, { path: { envelopeId } });

  const good = EnvelopeLocksCreateBody.safeParse({ lockType: 'edit' });
  const bad = EnvelopeLocksCreateBody.safeParse({ lockType: 'padlock' });

  const events = [];
  const listener = createListener({
    secrets: [secret],
    onEvent: ({ event }) => {
      events.push(event);
    },
  });
  const headers = { 'x-docusign-signature-1': signature };
  const changed = await listener.receive(body.replace('Berth', 'Bert'), headers);
  const received = await listener.receive(body, headers);

  return {
    call: envelope.envelopeId,
    validate: { accepted: good.success, refusedAt: bad.error?.issues[0]?.path },
    verify: { status: received.status, statusIfChanged: changed.status, events },
  };
}
