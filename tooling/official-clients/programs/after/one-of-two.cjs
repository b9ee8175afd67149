const { createClient } = require('@countersign/client');

const { envelopeRecipientsList, envelopesCreate } = require('@countersign/client/esign-v2.1');

// Logs in with one client, and calls with another: only the second can move.
const docusign = require('docusign-esign');
const { EnvelopesApi, TemplatesApi, Signer, Tabs } = docusign;

const { BASE_PATH, ACCESS_TOKEN, ACCOUNT_ID } = process.env;

class Desk {
  constructor(client) {
    // countersign: other code gets this ApiClient from here
    this.client = client;
    this.templates = new TemplatesApi(client);
  }

  async count() {
    const { resultSetSize } = await this.templates.listTemplates(ACCOUNT_ID);
    return Number(resultSetSize) > 0;
  }
}

function makeSigner(name, index) {
  const signer = {
    name,
    email: `${name.toLowerCase()}@quayside.example`,
    recipientId: String(index + 1),
  };
  signer.tabs = {
    signHereTabs: [
      {
        documentId: '1',
        pageNumber: '1',
        xPosition: '100',
        yPosition: '100',
      },
    ],
  };
  return signer;
}

async function send(client, names) {
  const envelopeDefinition = {
    emailSubject: 'Keys',
    status: 'created',
    documents: [
      {
        documentId: '1',
        name: 'Keys',
        fileExtension: 'txt',
        documentBase64: Buffer.from('Two keys.').toString('base64'),
      },
    ],
    recipients: { signers: names.map(makeSigner) },
  };
  return envelopesCreate(client, {
    path: {
      accountId: ACCOUNT_ID,
    },

    body: envelopeDefinition,
  })
    .then(({ envelopeId }) =>
      envelopeRecipientsList(client, {
        path: {
          accountId: ACCOUNT_ID,
          envelopeId,
        },
      }),
    )
    .then(({ signers }) => signers.map(({ name }) => name).sort());
}

async function main() {
  const calling = createClient({
    baseUrl: BASE_PATH,
    token: ACCESS_TOKEN,
  });

  const staying = new docusign.ApiClient();
  staying.setBasePath(BASE_PATH);
  // countersign: this needs an ApiClient, because of setOAuthBasePath
  staying.setOAuthBasePath('account-d.docusign.com');
  staying.addDefaultHeader('Authorization', 'Bearer ' + ACCESS_TOKEN);

  console.log(await send(calling, ['Rosa', 'Omar']));
  console.log(await new Desk(staying).count());
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
