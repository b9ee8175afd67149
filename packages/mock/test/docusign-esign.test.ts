// The vendor's own client, unmodified, against the running server. What it sends must be taken as
// it sends it, and what comes back must be what it can read.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { startMock, type RunningMock } from '@countersign/mock';
import docusign from 'docusign-esign';
import { afterAll, beforeAll, expect, it } from 'vitest';

const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const pdf = readFileSync(
  path.resolve(
    import.meta.dirname,
    '../../../specs/esign-v2.1/resources/EnvelopeDocuments/update.request.pdf',
  ),
);

let mock: RunningMock;
const transcript: string[] = [];

/** Node's own notice of each answer that a server in this process has finished. */
function note(message: unknown): void {
  const { request, response }: { request?: unknown; response?: unknown } = Object(message);
  if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
  transcript.push(`${request.method} ${request.url} ${response.statusCode}`);
}

beforeAll(async () => {
  mock = await startMock();
  subscribe('http.server.response.finish', note);
});
afterAll(async () => {
  unsubscribe('http.server.response.finish', note);
  await mock.close();
});

/** An envelope as the client's own documentation builds one, numbers and booleans and all. */
function envelopeToSend() {
  const document = docusign.Document.constructFromObject({
    documentBase64: pdf.toString('base64'),
    name: 'Berth lease.pdf',
    fileExtension: 'pdf',
    documentId: 1,
  });
  const signHere = docusign.SignHere.constructFromObject({
    anchorString: '/sn1/',
    anchorUnits: 'pixels',
    anchorXOffset: 20,
    anchorYOffset: '10',
    anchorIgnoreIfNotPresent: true,
  });
  const signer = docusign.Signer.constructFromObject({
    email: 'ines.valdivia@seabird.example',
    name: 'Ines Valdivia',
    recipientId: 1,
    routingOrder: 1,
    clientUserId: 1000,
    tabs: docusign.Tabs.constructFromObject({ signHereTabs: [signHere] }),
  });
  const envelope = new docusign.EnvelopeDefinition();
  envelope.emailSubject = 'Please sign the berth lease';
  envelope.documents = [document];
  envelope.recipients = docusign.Recipients.constructFromObject({ signers: [signer] });
  envelope.status = 'sent';
  return envelope;
}

it('creates an envelope, gets it, lists envelopes and downloads the document', async () => {
  const client = new docusign.ApiClient();
  client.setBasePath(`${mock.url}/restapi`);
  client.addDefaultHeader('Authorization', 'Bearer any-token');
  const envelopes = new docusign.EnvelopesApi(client);

  const created = await envelopes.createEnvelope(account, { envelopeDefinition: envelopeToSend() });
  expect(created.status).toBe('sent');

  const envelope = await envelopes.getEnvelope(account, created.envelopeId);
  expect(envelope.envelopeId).toBe(created.envelopeId);

  const list = await envelopes.listStatusChanges(account, { fromDate: '2026-11-01' });
  expect(list.envelopes).toHaveLength(Number(list.resultSetSize));
  expect(list.envelopes.map(({ envelopeId }) => envelopeId)).toContain(created.envelopeId);

  const document = await envelopes.getDocument(account, created.envelopeId, '1');
  // The client hands bytes over as a string with one character a byte.
  expect(Buffer.from(document, 'binary').equals(pdf)).toBe(true);

  const base = `/restapi/v2.1/accounts/${account}/envelopes`;
  expect(transcript).toEqual([
    `POST ${base} 201`,
    `GET ${base}/${created.envelopeId} 200`,
    `GET ${base}?from_date=2026-11-01 200`,
    `GET ${base}/${created.envelopeId}/documents/1 200`,
  ]);
});
