// Looks at a room and an envelope: with promises that the program makes of callbacks.
import { createClient } from '@countersign/client';

import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { officesGetOffices } from '@countersign/client/rooms-v2';

const { BASE_PATH, ACCESS_TOKEN, ACCOUNT_ID } = process.env;

async function listOffices() {
  const apiClient = createClient({
    baseUrl: BASE_PATH,
    token: ACCESS_TOKEN,
  });

  const { officeSummaries } = await officesGetOffices(apiClient, {
    path: {
      accountId: ACCOUNT_ID,
    },
  });
  return officeSummaries.length;
}

const apiClient = createClient({
  baseUrl: BASE_PATH,
  token: ACCESS_TOKEN,
});

const results = await envelopesCreate(apiClient, {
  path: {
    accountId: ACCOUNT_ID,
  },

  body: { emailSubject: 'Berth 12', status: 'created' },
}).withResponse();
let headers = results.response.headers;
let remaining = headers.get('x-ratelimit-remaining');
if (remaining) console.log('limited', Number(remaining) > 0);
console.log(results.response.status, results.response.headers.get('content-type'));

const { data, response } = await envelopesGet(apiClient, {
  path: {
    accountId: ACCOUNT_ID,
    envelopeId: results.data.envelopeId,
  },
}).withResponse();
console.log(data.emailSubject, response.status);

const status = await envelopesGet(apiClient, {
  path: {
    accountId: ACCOUNT_ID,
    envelopeId: results.data.envelopeId,
  },
}).then((envelope) => envelope.status.toUpperCase());
console.log(status, (await listOffices()) > 0);
