// The steps of every project with the packages: it calls, validates, and receives an event.
import { createClient } from '@countersign/client';
import { envelopesGet } from '@countersign/client/esign-v2.1';
import { createListener } from '@countersign/connect';
import { EnvelopeLocksCreateBody } from '@countersign/zod/esign-v2.1';

/** The account that a sandbox begins with; to the mock any is the same. */
export const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/** @param fetch makes the calls, in place of that of the platform */
export async function visit({ url, envelopeId, secret, body, signature }, fetch) {
  const options = { baseUrl: url, token: 'sandbox', path: { accountId } };
  const client = createClient(fetch ? { ...options, fetch } : options);
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
