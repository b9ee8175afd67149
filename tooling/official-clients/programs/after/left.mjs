// What the codemod leaves to people: the log-in, a callback, options from elsewhere, a form.
import { readFileSync } from 'node:fs';
import { accountBrandsUpdateLogo } from '@countersign/client/esign-v2.1';
import docusign from 'docusign-esign';

export async function logIn(clientId, userId, key) {
  // countersign: make a client with createClient of @countersign/client, and give it to the calls
  const client = new docusign.ApiClient();
  client.setOAuthBasePath('account-d.docusign.com');
  // countersign: use jwtGrant of @countersign/client/auth, which renews the token
  const { body } = await client.requestJWTUserToken(clientId, userId, ['signature'], key, 3600);
  return body.access_token;
}

export async function look(client, accountId, envelopeId, options) {
  const envelopes = new docusign.EnvelopesApi(client);
  // countersign: write the options of this method in its call
  const first = await envelopes.listDocuments(accountId, envelopeId, options);
  // countersign: write the call without its callback
  envelopes.getEnvelope(accountId, envelopeId, {}, (error, envelope) => {
    if (!error) console.log(envelope.status);
  });
  const brands = new docusign.AccountsApi(client);
  await accountBrandsUpdateLogo(client, {
    path: {
      accountId,
      brandId: first.brandId,
      logoType: 'primary',
    },

    body: readFileSync('logo.png'),
  });
  // countersign: there is no counterpart of AccountsApi.getBrandLogoByType
  return brands.getBrandLogoByType(accountId, first.brandId, 'primary');
}
