// What the codemod leaves to people: the log-in, a callback, options from elsewhere, a form.
import { readFileSync } from 'node:fs';
import docusign from 'docusign-esign';

export async function logIn(clientId, userId, key) {
  const client = new docusign.ApiClient();
  client.setOAuthBasePath('account-d.docusign.com');
  const { body } = await client.requestJWTUserToken(clientId, userId, ['signature'], key, 3600);
  return body.access_token;
}

export async function look(client, accountId, envelopeId, options) {
  const envelopes = new docusign.EnvelopesApi(client);
  const first = await envelopes.listDocuments(accountId, envelopeId, options);
  envelopes.getEnvelope(accountId, envelopeId, {}, (error, envelope) => {
    if (!error) console.log(envelope.status);
  });
  const brands = new docusign.AccountsApi(client);
  await brands.updateBrandLogoByType(readFileSync('logo.png'), accountId, first.brandId, 'primary');
  return brands.getBrandLogoByType(accountId, first.brandId, 'primary');
}
