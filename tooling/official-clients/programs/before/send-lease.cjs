// Sends a lease to two people, one of whom signs in the application.
const docusign = require('docusign-esign');

const { BASE_PATH: basePath, ACCESS_TOKEN: accessToken, ACCOUNT_ID: accountId } = process.env;

async function main() {
  const apiClient = new docusign.ApiClient();
  apiClient.setBasePath(basePath);
  apiClient.addDefaultHeader('Authorization', `Bearer ${accessToken}`);
  const envelopesApi = new docusign.EnvelopesApi(apiClient);

  const summary = await envelopesApi.createEnvelope(accountId, {
    envelopeDefinition: makeEnvelope(),
  });
  const { envelopeId } = summary;
  const view = await envelopesApi.createRecipientView(accountId, envelopeId, {
    recipientViewRequest: makeView(),
  });
  const envelope = await envelopesApi.getEnvelope(accountId, envelopeId, { include: 'recipients' });
  console.log(envelope.status, envelope.emailSubject, new URL(view.url).protocol);
  for (const { name, status } of envelope.recipients.signers) console.log(name, status);
}

function makeEnvelope() {
  const envelope = new docusign.EnvelopeDefinition();
  envelope.emailSubject = 'Lease of berth 12';
  envelope.status = 'sent';
  const document = new docusign.Document();
  document.documentBase64 = Buffer.from('The berth is let. Signed: **sign**').toString('base64');
  document.name = 'Lease';
  document.fileExtension = 'txt';
  document.documentId = '1';
  envelope.documents = [document];
  const signHere = docusign.SignHere.constructFromObject({
    anchorString: '**sign**',
    anchorUnits: 'pixels',
  });
  envelope.recipients = docusign.Recipients.constructFromObject({
    signers: [
      docusign.Signer.constructFromObject({
        email: 'rosa.blum@quayside.example',
        name: 'Rosa Blum',
        clientUserId: 'tenant-12',
        recipientId: '1',
        routingOrder: '1',
        tabs: docusign.Tabs.constructFromObject({ signHereTabs: [signHere] }),
      }),
      docusign.Signer.constructFromObject({
        email: 'omar.dahl@quayside.example',
        name: 'Omar Dahl',
        recipientId: '2',
        routingOrder: '2',
      }),
    ],
  });
  return envelope;
}

function makeView() {
  const view = new docusign.RecipientViewRequest();
  view.returnUrl = 'http://127.0.0.1:3000/leases';
  view.authenticationMethod = 'none';
  view.email = 'rosa.blum@quayside.example';
  view.userName = 'Rosa Blum';
  view.clientUserId = 'tenant-12';
  return view;
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
