// Everything that the codemod leaves to people, each with a client of its own.
import docusign from 'docusign-esign';

export function connect(basePath, accessToken) {
  const client = new docusign.ApiClient();
  client.setBasePath(basePath);
  client.addDefaultHeader('Authorization', `Bearer ${accessToken}`);
  return client;
}

export async function logIn(clientId, userId, key) {
  const client = new docusign.ApiClient();
  client.setBasePath('https://demo.docusign.net/restapi');
  const { body } = await client.requestJWTUserToken(clientId, userId, ['signature'], key, 3600);
  client.addDefaultHeader('Authorization', `Bearer ${body.access_token}`);
  return new docusign.EnvelopesApi(client).getEnvelope('account', 'envelope');
}

export function look(client, accountId, envelopeId) {
  return new docusign.EnvelopesApi(client).listDocuments(accountId, envelopeId);
}

export function watch(accountId, envelopeId) {
  const client = connect(process.env.BASE_PATH, process.env.ACCESS_TOKEN);
  const envelopes = new docusign.EnvelopesApi(client);
  envelopes.getEnvelope(accountId, envelopeId, {}, (error, envelope) => {
    if (!error) console.log(envelope.status);
  });
}

export function list(accountId, options) {
  const client = new docusign.ApiClient({ basePath: process.env.BASE_PATH });
  const brands = new docusign.AccountsApi(client);
  const envelopes = new docusign.EnvelopesApi(client);
  envelopes.listStatusChanges(accountId, options);
  return brands.getBrandLogoByType(accountId, 'brand', 'primary');
}

export async function answer(accountId, envelopeId) {
  const client = new docusign.ApiClient({ basePath: process.env.BASE_PATH });
  const envelopes = new docusign.EnvelopesApi(client);
  const results = await envelopes.getEnvelope(
    accountId,
    envelopeId,
    {},
    (error, data, response) => {
      console.log(response.status);
    },
  );
  return results;
}

export function both(accountId, envelopeId) {
  const envelopes = new docusign.EnvelopesApi(new docusign.ApiClient());
  return envelopes.getEnvelope(accountId, envelopeId);
}
