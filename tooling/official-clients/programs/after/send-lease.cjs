// Sends a lease to two people, one of whom signs in the application.
const { createClient } = require('@countersign/client');

const {
  envelopeViewsCreateRecipient,
  envelopesCreate,
  envelopesGet,
} = require('@countersign/client/esign-v2.1');

const { BASE_PATH: basePath, ACCESS_TOKEN: accessToken, ACCOUNT_ID: accountId } = process.env;

async function main() {
  const apiClient = createClient({
    baseUrl: basePath,
    token: accessToken,
  });

  const summary = await envelopesCreate(apiClient, {
    path: {
      accountId,
    },

    body: makeEnvelope(),
  });
  const { envelopeId } = summary;
  const view = await envelopeViewsCreateRecipient(apiClient, {
    path: {
      accountId,
      envelopeId,
    },

    body: makeView(),
  });
  const envelope = await envelopesGet(apiClient, {
    path: {
      accountId,
      envelopeId,
    },

    query: {
      include: 'recipients',
    },
  });
  console.log(envelope.status, envelope.emailSubject, new URL(view.url).protocol);
  for (const { name, status } of envelope.recipients.signers) console.log(name, status);
}

function makeEnvelope() {
  const envelope = {};
  envelope.emailSubject = 'Lease of berth 12';
  envelope.status = 'sent';
  const document = {};
  document.documentBase64 = Buffer.from('The berth is let. Signed: **sign**').toString('base64');
  document.name = 'Lease';
  document.fileExtension = 'txt';
  document.documentId = '1';
  envelope.documents = [document];
  const signHere = {
    anchorString: '**sign**',
    anchorUnits: 'pixels',
  };
  envelope.recipients = {
    signers: [
      {
        email: 'rosa.blum@quayside.example',
        name: 'Rosa Blum',
        clientUserId: 'tenant-12',
        recipientId: '1',
        routingOrder: '1',
        tabs: { signHereTabs: [signHere] },
      },
      {
        email: 'omar.dahl@quayside.example',
        name: 'Omar Dahl',
        recipientId: '2',
        routingOrder: '2',
      },
    ],
  };
  return envelope;
}

function makeView() {
  const view = {};
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
