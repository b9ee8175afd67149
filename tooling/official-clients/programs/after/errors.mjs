// Asks for envelopes that are not there, and says why it does not get them.
import { createClient } from '@countersign/client';

import { envelopesGet, templatesGet } from '@countersign/client/esign-v2.1';

const apiClient = createClient({
  baseUrl: process.env.BASE_PATH,
  token: process.env.ACCESS_TOKEN,
});

const accountId = process.env.ACCOUNT_ID;

async function look(envelopeId) {
  try {
    const envelope = await envelopesGet(apiClient, {
      path: {
        accountId,
        envelopeId,
      },
    });
    return envelope.status;
  } catch (error) {
    const code =
      error && (error.response ?? error?.data) && (error.response ?? error).data.errorCode;
    const body = error?.response?.body ?? error?.data ?? (error?.response ?? error)?.data;
    return [code, (error.response ?? error).status, body.message].join(' | ');
  }
}

console.log(await look('00000000-0000-4000-8000-000000000001'));
console.log(await look('no envelope'));
const template = await templatesGet(apiClient, {
  path: {
    accountId,
    templateId: '00000000-0000-4000-8000-000000000002',
  },
}).catch((error) => (error.response ?? error)?.data?.errorCode);
console.log(template);
try {
  JSON.parse('{');
} catch (error) {
  console.log(error.name, error.response ?? error?.data);
}
