// The server is killed in the middle of a bulk send, several times, and started again on the same
// file or database: each copy gets one envelope.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newDatabase } from '@countersign/testing/postgres';
import { createClient } from '@countersign/client';
import {
  bulkSendGetBulkSendBatchEnvelopes,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, inject, it } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { createCopies, getBatch, sendCopies, settleBatch } from '../../envelopes/bulk-send/bulk.ts';
import { makeBerthTemplate } from '../../envelopes/templates/berth.ts';
import { accountId } from '../../harness.ts';
import { startServer } from './server.ts';

const copies = Number(process.env.COPIES ?? 1000);
const kills = 3;
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-bulk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

it('sends each copy of a batch once, however often the server is killed', async () => {
  const postgres = inject('postgres');
  const args =
    postgres === undefined
      ? ['--data', path.join(folder, 'state.db')]
      : ['--database', await newDatabase(postgres)];

  let server = await startServer(...args);
  let client = connect(server.url);
  const batchId = await sendCopies(client, await makeBerthTemplate(client), createCopies(copies));
  const seen: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    // A different moment each time, while copies are created.
    for (;;) {
      const { sent } = await getBatch(client, batchId);
      if (Number(sent) >= (copies * kill) / (kills + 2)) {
        seen.push(Number(sent));
        break;
      }
      await pause(5);
    }
    await server.kill();
    server = await startServer(...args);
    client = connect(server.url);
  }
  const done = await settleBatch(client, batchId);
  const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, {
    path: { bulkSendBatchId: batchId },
    query: { include: 'recipients' },
  });
  const listed = await envelopesListStatusChanges(client, {
    query: { from_date: '2020-01-01', custom_field: `BulkBatchId=${batchId}`, count: '1' },
  });
  const mails = await createControl(server.url).outbox({ reason: 'signing-request' });
  await server.kill();
  const emails = envelopes.map(({ recipients }) => recipients?.signers?.[0]?.email ?? '');
  const made = Number(listed.totalSetSize);
  const distinct = new Set(emails).size;
  process.stdout.write(
    `bulk kill: killed at ${seen.join(', ')} of ${copies} copies; created ${made}, lost ${copies - distinct}, doubled ${made - distinct}\n`,
  );
  expect(seen.every((sent) => sent < copies)).toBe(true);
  expect(done).toMatchObject({ sent: String(copies), failed: '0', queued: '0' });
  expect({ made, distinct }).toEqual({ made: copies, distinct: copies });
  const addresses = new Set(emails);
  expect(mails.filter(({ to }) => addresses.has(to.email))).toHaveLength(copies);
});

function connect(baseUrl: string) {
  return createClient({ baseUrl, token: 'sandbox', path: { accountId }, retry: false });
}
