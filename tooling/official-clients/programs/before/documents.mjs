// Reads a document in each of the ways in which programs do.
import { createHash } from 'node:crypto';
import docusign from 'docusign-esign';

const accountId = process.env.ACCOUNT_ID;
const apiClient = new docusign.ApiClient();
apiClient.setBasePath(process.env.BASE_PATH);
apiClient.addDefaultHeader('Authorization', `Bearer ${process.env.ACCESS_TOKEN}`);
const envelopesApi = new docusign.EnvelopesApi(apiClient);

function read(envelopeId) {
  return envelopesApi.getDocument(accountId, envelopeId, '1');
}

const documentBase64 = Buffer.from('The berth is let.').toString('base64');
const document = { documentBase64, name: 'Lease', fileExtension: 'txt', documentId: '1' };
const { envelopeId } = await envelopesApi.createEnvelope(accountId, {
  envelopeDefinition: { emailSubject: 'Lease', status: 'created', documents: [document] },
});
const file = await envelopesApi.getDocument(accountId, envelopeId, '1', null);
console.log(Buffer.isBuffer(file), file.toString('latin1').slice(0, 5));
const text = Buffer.from(file, 'binary').toString('base64');
const again = await read(envelopeId);
console.log(again.toString('base64') === text, createHash('sha256').update(again).digest().length);
