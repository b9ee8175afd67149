// Keeps the templates of an account, in TypeScript.
import { createClient } from '@countersign/client';

import { templatesList } from '@countersign/client/esign-v2.1';

interface Settings {
  basePath: string;
  accessToken: string;
  accountId: string;
}

async function listNames({ basePath, accessToken, accountId }: Settings): Promise<string[]> {
  const apiClient = createClient({
    baseUrl: basePath,
    token: accessToken,
  });

  const { envelopeTemplates } = await templatesList(apiClient, {
    path: {
      accountId,
    },

    query: {
      count: '10',
    },
  });
  return (envelopeTemplates ?? []).map((one: { name?: string }) => one.name ?? '');
}

const settings: Settings = {
  basePath: process.env['BASE_PATH'] ?? '',
  accessToken: process.env['ACCESS_TOKEN'] ?? '',
  accountId: process.env['ACCOUNT_ID'] ?? '',
};
console.log((await listNames(settings)).sort());
