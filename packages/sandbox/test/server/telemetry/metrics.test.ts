// The metrics that an operator's Prometheus reads; the dashboard must query only existing ones.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../../connect/receiver.ts';
import { startTest, type TestSandbox } from '../../harness.ts';

let test: TestSandbox;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  test = await startTest({ metrics: true });
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

async function read(): Promise<string> {
  const response = await test.sandbox.fetch('http://sandbox.test/metrics');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return response.text();
}

/** The value of a line, by its name and labels. */
async function valueOf(line: string): Promise<number> {
  const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 0);
}

const created =
  'countersign_requests_total{area="esign-v2.1",operation="Envelopes_create",status="201"}';
const missing =
  'countersign_requests_total{area="esign-v2.1",operation="Envelopes_get",status="404"}';

it('requests are counted by operation and status, and the pages that watch are not', async () => {
  const before = { created: await valueOf(created), missing: await valueOf(missing) };
  await envelopesCreate(test.client(), { body: { emailSubject: 'Counted' } });
  const absent = { path: { envelopeId: '00000000-0000-4000-8000-000000000000' } };
  await expect(envelopesGet(test.client({ once: true }), absent)).rejects.toThrow(
    'ENVELOPE_DOES_NOT_EXIST',
  );
  expect(await valueOf(created)).toBe(before.created + 1);
  expect(await valueOf(missing)).toBe(before.missing + 1);
  expect(await read()).not.toContain('operation="none"');
});

it('events are counted when they were sent, and what still waits is shown', async () => {
  const accepted = 'countersign_deliveries_total{outcome="accepted",again="false"}';
  const before = await valueOf(accepted);
  await envelopesCreate(test.client(), {
    body: {
      status: 'sent',
      emailSubject: 'Announced',
      documents: [
        {
          documentId: '1',
          name: 'a.txt',
          fileExtension: 'txt',
          documentBase64: Buffer.from('Hello').toString('base64'),
        },
      ],
      recipients: { signers: [{ recipientId: '1', name: 'Mara', email: 'mara@example.com' }] },
      eventNotification: {
        url: receiver.url,
        events: ['envelope-sent'],
        eventData: { version: 'restv2.1', format: 'json' },
      },
    },
  });
  await test.sandbox.idle();
  expect(await valueOf(accepted)).toBe(before + 1);
  expect(await valueOf('countersign_events_queued{state="waiting"}')).toBe(0);
  expect(await valueOf('countersign_events_oldest_seconds')).toBe(0);
  expect(await valueOf('countersign_database_available')).toBe(1);
});

it('transactions are timed, and those that were undone counted', async () => {
  expect(
    await valueOf('countersign_transaction_duration_seconds_count{mode="write"}'),
  ).toBeGreaterThan(0);
  expect(await valueOf('countersign_transaction_failures_total{mode="read"}')).toBeGreaterThan(0);
});

it('the dashboard asks for metrics that there are, and for nothing else', async () => {
  const file = path.join(import.meta.dirname, '../../../container/grafana-dashboard.json');
  const asked = new Set(
    [...readFileSync(file, 'utf8').matchAll(/\b(?:countersign|nodejs|process)_\w+/g)].map(
      ([name]) => name.replace(/_(?:bucket|sum|count)$/, ''),
    ),
  );
  expect(asked.size).toBeGreaterThan(8);
  const shown = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  expect([...asked].filter((name) => !shown.has(name))).toEqual([]);
});

it('without the option there is no such page', async () => {
  const other = await startTest();
  expect((await other.sandbox.fetch('http://sandbox.test/metrics')).status).toBe(404);
  await other.close();
});
