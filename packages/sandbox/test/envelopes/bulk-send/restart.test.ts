import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bulkSendGetBulkSendBatchEnvelopes } from '@countersign/client/esign-v2.1';
import { afterAll, expect, inject, it } from 'vitest';
import { startTest } from '../../harness.ts';
import { newStorage } from '../../storage.ts';
import { makeBerthTemplate } from '../templates/berth.ts';
import { createCopies, getBatch, sendCopies, settleBatch } from './bulk.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-bulk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

it('goes on with a batch after the sandbox was closed in the middle', async () => {
  const storage =
    inject('postgres') === undefined ? { file: path.join(folder, 'state.db') } : await newStorage();
  const first = await startTest({ storage });
  const source = await makeBerthTemplate(first.client());
  const batchId = await sendCopies(first.client(), source, createCopies(100));
  const before = await getBatch(first.client(), batchId);
  await first.close();
  expect(Number(before.queued)).toBeGreaterThan(0);

  const second = await startTest({ storage });
  const client = second.client();
  expect(await settleBatch(client, batchId)).toMatchObject({ sent: '100', failed: '0' });
  const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(client, {
    path: { bulkSendBatchId: batchId },
    query: { include: 'recipients' },
  });
  const emails = envelopes.map(({ recipients }) => recipients?.signers?.[0]?.email);
  expect(new Set(emails).size).toBe(100);
  await second.close();
});
