// Two servers on one database send the same batches: each copy gets one envelope.
import {
  bulkSendGetBulkSendBatchEnvelopes,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../../src/index.ts';
import { createCopies, sendCopies, settleBatch } from '../../envelopes/bulk-send/bulk.ts';
import { makeBerthTemplate } from '../../envelopes/templates/berth.ts';
import { connect } from '../../harness.ts';
import { startTwoServers } from './two-servers.ts';

let servers: [Sandbox, Sandbox];

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const count = 150;

it('sends each copy once', async () => {
  const clients = servers.map(({ fetch }) => connect(fetch));
  const [first = connect(servers[0].fetch)] = clients;
  const source = await makeBerthTemplate(first);
  const batches = await Promise.all(
    clients.map((client) => sendCopies(client, source, createCopies(count))),
  );
  for (const batchId of batches) {
    expect(await settleBatch(first, batchId)).toMatchObject({ sent: String(count), failed: '0' });
    const { envelopes = [] } = await bulkSendGetBulkSendBatchEnvelopes(first, {
      path: { bulkSendBatchId: batchId },
      query: { include: 'recipients' },
    });
    const emails = envelopes.map(({ recipients }) => recipients?.signers?.[0]?.email);
    expect(new Set(emails).size).toBe(count);
    const listed = await envelopesListStatusChanges(first, {
      query: { from_date: '2020-01-01', custom_field: `BulkBatchId=${batchId}` },
    });
    expect(listed.totalSetSize).toBe(String(count));
  }
});
