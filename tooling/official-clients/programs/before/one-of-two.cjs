// Logs in with one client, and calls with another: only the second can move.
const docusign = require('docusign-esign');
const { EnvelopesApi, TemplatesApi, Signer, Tabs } = docusign;

const { BASE_PATH, ACCESS_TOKEN, ACCOUNT_ID } = process.env;

class Desk {
  constructor(client) {
    this.client = client;
    this.templates = new TemplatesApi(client);
  }

  async count() {
    const { resultSetSize } = await this.templates.listTemplates(ACCOUNT_ID);
    return Number(resultSetSize) > 0;
  }
}

function makeSigner(name, index) {
  const signer = new Signer.constructFromObject({
    name,
    email: `${name.toLowerCase()}@quayside.example`,
    recipientId: String(index + 1),
  });
  signer.tabs = Tabs.constructFromObject({
    signHereTabs: [
      docusign.SignHere.constructFromObject({
        documentId: '1',
        pageNumber: '1',
        xPosition: '100',
        yPosition: '100',
      }),
    ],
  });
  return signer;
}

async function send(client, names) {
  const envelopesApi = new EnvelopesApi(client);
  const envelopeDefinition = new docusign.EnvelopeDefinition.constructFromObject({
    emailSubject: 'Keys',
    status: 'created',
    documents: [
      docusign.Document.constructFromObject({
        documentId: '1',
        name: 'Keys',
        fileExtension: 'txt',
        documentBase64: Buffer.from('Two keys.').toString('base64'),
      }),
    ],
    recipients: docusign.Recipients.constructFromObject({ signers: names.map(makeSigner) }),
  });
  return envelopesApi
    .createEnvelope(ACCOUNT_ID, { envelopeDefinition })
    .then(({ envelopeId }) => envelopesApi.listRecipients(ACCOUNT_ID, envelopeId))
    .then(({ signers }) => signers.map(({ name }) => name).sort());
}

async function main() {
  const calling = new docusign.ApiClient();
  calling.setBasePath(BASE_PATH);
  calling.addDefaultHeader('Authorization', 'Bearer ' + ACCESS_TOKEN);

  const staying = new docusign.ApiClient();
  staying.setBasePath(BASE_PATH);
  staying.setOAuthBasePath('account-d.docusign.com');
  staying.addDefaultHeader('Authorization', 'Bearer ' + ACCESS_TOKEN);

  console.log(await send(calling, ['Rosa', 'Omar']));
  console.log(await new Desk(staying).count());
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
