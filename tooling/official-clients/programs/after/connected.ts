// Gets a typed client from a function for each step, as services in TypeScript do.
import { createClient } from '@countersign/client';

import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';

const { BASE_PATH = '', ACCESS_TOKEN = '', ACCOUNT_ID = '' } = process.env;

async function getApiClient() {
  const apiClient = createClient({
    baseUrl: BASE_PATH,
    token: ACCESS_TOKEN,
  });

  return apiClient;
}

export async function draft(subject: string): Promise<string> {
  const apiClient = await getApiClient();
  const { envelopeId } = await envelopesCreate(apiClient, {
    path: {
      accountId: ACCOUNT_ID,
    },

    body: { emailSubject: subject },
  });
  return envelopeId ?? '';
}

export async function findStatus(envelopeId: string): Promise<string> {
  const client = await getApiClient();
  const { status } = await envelopesGet(client, {
    path: {
      accountId: ACCOUNT_ID,
      envelopeId,
    },
  });
  return status ?? '';
}

console.log(await findStatus(await draft('Berth 9')));
