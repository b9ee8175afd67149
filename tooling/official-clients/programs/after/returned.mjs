// Gets clients and their APIs from functions, as many web applications do.
import { createClient } from '@countersign/client';

import { envelopesCreate, envelopesGet, templatesList } from '@countersign/client/esign-v2.1';

const { BASE_PATH, ACCESS_TOKEN, ACCOUNT_ID } = process.env;

function connect(accessToken) {
  const client = createClient({
    baseUrl: BASE_PATH,
    token: accessToken,
  });

  return client;
}

function getEnvelopesApi(session) {
  const dsApiClient = createClient({
    baseUrl: session.basePath,
    token: session.accessToken,
  });

  return dsApiClient;
}

const getTemplatesApi = async () => {
  const client = connect(ACCESS_TOKEN);
  const templatesApi = client;
  const { resultSetSize } = await templatesList(client, {
    path: {
      accountId: ACCOUNT_ID,
    },
  });
  console.log('templates', Number(resultSetSize) > 0);
  return templatesApi;
};

const session = { basePath: BASE_PATH, accessToken: ACCESS_TOKEN };
const envelopesApi = getEnvelopesApi(session);
await envelopesCreate(envelopesApi, {
  path: {
    accountId: ACCOUNT_ID,
  },

  body: { emailSubject: 'Mooring' },
})
  .then(({ envelopeId }) => {
    const again = getEnvelopesApi(session);
    return envelopesGet(again, {
      path: {
        accountId: ACCOUNT_ID,
        envelopeId,
      },
    });
  })
  .then(({ emailSubject, status }) => console.log(emailSubject, status))
  .catch((error) => console.error(error));

const templates = await getTemplatesApi();
const { envelopeTemplates } = await templatesList(templates, {
  path: {
    accountId: ACCOUNT_ID,
  },

  query: {
    count: '1',
  },
});
console.log(envelopeTemplates.length);
