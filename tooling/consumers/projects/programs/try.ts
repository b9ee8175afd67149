// Tries the programs on a sandbox, as their users do, and prints the results.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign } from '@countersign/connect';
import { startSandbox } from '@countersign/sandbox';
import { createApp } from './listener.ts';
import { sendLetters } from './batch.ts';
import { readSubject } from './msw.ts';

const sandbox = await startSandbox();
const { client, control, account, baseUrl } = await sandbox.tenant({ name: 'default' });
const { accountId } = account;
const secret = 'the key of the account';
Object.assign(process.env, {
  ESIGN_URL: baseUrl,
  ESIGN_TOKEN: 'sandbox',
  ESIGN_ACCOUNT: accountId,
  CONNECT_SECRET: secret,
});

// The route, twice with the same lease: as after a time-out.
const { POST } = await import('./route.ts');
const lease = { number: '42', berth: '12', name: 'Rosa Blum', email: 'rosa@quayside.example' };
const send = () =>
  POST(
    new Request('http://localhost:3000/api/leases', {
      method: 'POST',
      body: JSON.stringify(lease),
    }),
  );
const [first, second] = [await send(), await send()];
const sent = (await control.envelopes({ search: 'berth 12' })).envelopes;
const envelopeId = sent[0]?.envelopeId ?? '';

// The listener receives the event of the lease, and requests its document.
const { app, kept } = createApp({ baseUrl, token: 'sandbox', accountId, secrets: [secret] });
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
await control.sign(envelopeId, '1');
const body = JSON.stringify({
  event: 'envelope-completed',
  apiVersion: 'v2.1',
  generatedDateTime: '2026-11-20T18:05:48.3321007Z',
  data: { accountId, envelopeId, envelopeSummary: { status: 'completed' } },
});
const headers = await sign(body, [secret]);
const told = await fetch(`http://127.0.0.1:${port}/events`, { method: 'POST', body, headers });
server.close();

// The function in the cloud gets the same message, and a forged one.
const { handler, completed } = await import('./lambda.ts');
const message = { body: btoa(body), headers, isBase64Encoded: true };
const heard = await handler(message);
const refused = await handler({ ...message, body: btoa(body.replace('completed', 'declined')) });

const people = ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, email: `${name}@quayside.example` }));
const letters = await sendLetters(client, people, 50);

await sandbox.close();
const subject = await readSubject('3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24');
process.stdout.write(
  `${JSON.stringify({
    route: [first.status, second.status, sent.length],
    listener: [told.status, new TextDecoder().decode(kept.get(envelopeId)?.subarray(0, 5))],
    lambda: [heard.statusCode, refused.statusCode, completed.length],
    batch: letters,
    msw: subject,
  })}\n`,
);
