import { setTimeout as pause } from 'node:timers/promises';
import type { BulkSendingCopy, BulkSendBatchStatus } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  bulkSendCreateBulkSendList,
  bulkSendCreateBulkSendRequest,
  bulkSendGetBulkSendBatchStatus,
} from '@countersign/client/esign-v2.1';

/** A copy for a tenant with a number. */
export function createCopy(number: number): BulkSendingCopy {
  return {
    recipients: [
      {
        roleName: 'Tenant',
        name: `Tenant ${number}`,
        email: `tenant.${number}@seabird.example`,
        tabs: [{ tabLabel: 'Boat', initialValue: `Boat ${number}` }],
      },
    ],
  };
}

/** Creates copies for the given number of tenants. */
export function createCopies(count: number): BulkSendingCopy[] {
  return Array.from({ length: count }, (_, index) => createCopy(index + 1));
}

/** Creates a list and gives its ID. */
export async function makeList(client: Client, bulkCopies: BulkSendingCopy[]): Promise<string> {
  const { listId = '' } = await bulkSendCreateBulkSendList(client, {
    body: { name: 'Tenants', bulkCopies },
  });
  return listId;
}

/** Sends copies and gives the ID of the batch. */
export async function sendCopies(
  client: Client,
  envelopeOrTemplateId: string,
  copies: BulkSendingCopy[],
): Promise<string> {
  const { batchId, errors } = await bulkSendCreateBulkSendRequest(client, {
    path: { bulkSendListId: await makeList(client, copies) },
    body: { envelopeOrTemplateId, batchName: 'Spring' },
  });
  if (batchId === undefined) throw new Error(`not sent: ${errors?.join(', ')}`);
  return batchId;
}

export async function getBatch(
  client: Client,
  bulkSendBatchId: string,
): Promise<BulkSendBatchStatus> {
  return bulkSendGetBulkSendBatchStatus(client, { path: { bulkSendBatchId } });
}

/** Waits until a batch has no queued copy and no running action. */
export async function settleBatch(
  client: Client,
  bulkSendBatchId: string,
): Promise<BulkSendBatchStatus> {
  for (;;) {
    const batch = await getBatch(client, bulkSendBatchId);
    const { queued, actionStatus = 'completed' } = batch;
    if (queued === '0' && actionStatus === 'completed') return batch;
    await pause(10);
  }
}
