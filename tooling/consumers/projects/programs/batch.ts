// A batch job: sends a letter to each person of a list, waits, and says how it went.
import type { Client } from '@countersign/client';
import {
  bulkSendCreateBulkSendList,
  bulkSendCreateBulkSendRequest,
  bulkSendCreateBulkSendTestRequest,
  envelopesCreate,
} from '@countersign/client/esign-v2.1';
import { waitForBulkBatch } from '@countersign/client/workflows';

export interface Person {
  name: string;
  email: string;
}

/** Sends the letters, and counts those that were sent and those that failed. */
export async function sendLetters(
  client: Client,
  people: readonly Person[],
  every = 2000,
): Promise<{ sent: number; failed: number }> {
  const roleName = 'Tenant';
  const { listId: bulkSendListId = '' } = await bulkSendCreateBulkSendList(client, {
    body: {
      name: 'Letters about the winter',
      bulkCopies: people.map((person) => ({ recipients: [{ roleName, ...person }] })),
    },
  });
  const { envelopeId: envelopeOrTemplateId = '' } = await envelopesCreate(client, {
    body: {
      emailSubject: 'The harbour in winter',
      status: 'created',
      documents: [
        {
          documentId: '1',
          name: 'Letter',
          fileExtension: 'txt',
          documentBase64: btoa('The piers are closed from December on.'),
        },
      ],
      recipients: {
        signers: [{ recipientId: '1', roleName, name: 'Multi', email: 'multibulk@bulk.example' }],
      },
    },
  });
  const path = { bulkSendListId };
  const test = await bulkSendCreateBulkSendTestRequest(client, {
    path,
    body: { envelopeOrTemplateId },
  });
  if (test.canBeSent !== true) throw new Error(test.validationErrors?.join(', '));
  const { batchId = '' } = await bulkSendCreateBulkSendRequest(client, {
    path,
    body: { envelopeOrTemplateId },
  });
  const { sent, failed } = await waitForBulkBatch(client, batchId, { every });
  return { sent: Number(sent), failed: Number(failed) };
}
