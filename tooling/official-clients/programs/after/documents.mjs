// Reads a document in each of the ways in which programs do.
import { createHash } from 'node:crypto';
import { createClient } from '@countersign/client';
import { envelopeDocumentsGet, envelopesCreate } from '@countersign/client/esign-v2.1';

const accountId = process.env.ACCOUNT_ID;

const apiClient = createClient({
  baseUrl: process.env.BASE_PATH,
  token: process.env.ACCESS_TOKEN,
});

function read(envelopeId) {
  return envelopeDocumentsGet(apiClient, {
    path: {
      accountId,
      envelopeId,
      documentId: '1',
    },
  })
    .bytes()
    .then((bytes) => Buffer.from(bytes));
}

const documentBase64 = Buffer.from('The berth is let.').toString('base64');
const document = { documentBase64, name: 'Lease', fileExtension: 'txt', documentId: '1' };
const { envelopeId } = await envelopesCreate(apiClient, {
  path: {
    accountId,
  },

  body: { emailSubject: 'Lease', status: 'created', documents: [document] },
});
const file = Buffer.from(
  await envelopeDocumentsGet(apiClient, {
    path: {
      accountId,
      envelopeId,
      documentId: '1',
    },
  }).bytes(),
);
console.log(Buffer.isBuffer(file), file.toString('latin1').slice(0, 5));
const text = Buffer.from(file, 'binary').toString('base64');
const again = await read(envelopeId);
console.log(again.toString('base64') === text, createHash('sha256').update(again).digest().length);
