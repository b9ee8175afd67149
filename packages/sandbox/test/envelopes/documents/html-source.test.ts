// A document can be given as HTML in its definition, in place of a file.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import { envelopeDocumentsGet, envelopesCreate } from '@countersign/client/esign-v2.1';
import { findAnchors } from '../../../src/documents/index.ts';
import { catchErrorCode } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

function create(document: object) {
  const documents = [{ documentId: '1', name: 'Rules', ...document }];
  return envelopesCreate(client, { body: { emailSubject: 'Rules', documents } });
}

async function readText(envelopeId: string, text: string): Promise<boolean> {
  const file = await envelopeDocumentsGet(client, { path: { envelopeId, documentId: '1' } });
  const [found = []] = await findAnchors(new Uint8Array(await file.arrayBuffer()), [{ text }]);
  return found.length > 0;
}

const source = '<html><body><h1>Harbour rules</h1></body></html>';

test('a document is rendered from the source of its HTML definition', async () => {
  const { envelopeId = '' } = await create({ htmlDefinition: { source } });
  expect(await readText(envelopeId, 'Harbour rules')).toBe(true);
});

test('the file of a document comes before its HTML definition', async () => {
  const documentBase64 = btoa('No wake inside the piers.');
  const { envelopeId = '' } = await create({
    fileExtension: 'txt',
    documentBase64,
    htmlDefinition: { source },
  });
  expect(await readText(envelopeId, 'No wake')).toBe(true);
  expect(await readText(envelopeId, 'Harbour rules')).toBe(false);
});

test('a definition of the file alone is not content', async () => {
  const created = create({ htmlDefinition: { source: 'document' } });
  expect(await catchErrorCode(created)).toBe('UNABLE_TO_LOAD_DOCUMENT');
});
