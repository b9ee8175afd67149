import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  documentResponsiveHtmlPreviewCreate,
  envelopeDocumentHtmlDefinitionsGet,
  envelopeHtmlDefinitionsList,
  responsiveHtmlPreviewCreate,
} from '@countersign/client/esign-v2.1';
import { makePdf } from '../../documents/make-pdf.ts';
import { catchErrorCode, makeLease } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const terms = {
  source: 'document',
  displayAnchors: [
    {
      startAnchor: 'Terms',
      endAnchor: 'End of the terms',
      removeEndAnchor: true,
      displaySettings: { display: 'collapsed', displayLabel: 'All terms' },
    },
  ],
} as const;

/** A draft with a document that has a layout, and one that has none. */
async function makeLaidOut(): Promise<string> {
  const pages = [
    ['Berth <42>', 'Terms', 'One year.'],
    ['End of the terms', 'Signed'],
  ];
  const documentBase64 = Buffer.from(await makePdf({ pages })).toString('base64');
  return makeLease(client, {
    documents: [
      {
        documentId: '1',
        documentBase64,
        htmlDefinition: { ...terms, displayAnchors: [...terms.displayAnchors] },
      },
      { documentId: '2', documentBase64 },
    ],
  });
}

test('the layout of a document is kept as it was sent', async () => {
  const envelopeId = await makeLaidOut();
  const kept = [{ documentId: '1', documentIdGuid: expect.any(String), htmlDefinition: terms }];
  const all = await envelopeHtmlDefinitionsList(client, { path: { envelopeId } });
  expect(all.htmlDefinitions).toEqual(kept);
  const of = (documentId: string) =>
    envelopeDocumentHtmlDefinitionsGet(client, { path: { envelopeId, documentId } });
  expect((await of('1')).htmlDefinitions).toEqual(kept);
  expect((await of('2')).htmlDefinitions).toEqual([]);
  expect(await catchErrorCode(of('3'))).toBe('DOCUMENT_DOES_NOT_EXIST');
});

test('a preview folds the part between the anchors', async () => {
  const envelopeId = await makeLaidOut();
  const { htmlDefinitions } = await responsiveHtmlPreviewCreate(client, { path: { envelopeId } });
  expect(htmlDefinitions).toEqual([
    '<!DOCTYPE html><html><body><p>Berth &lt;42&gt;</p><details><summary>All terms</summary><p>Terms</p><p>One year.</p></details><p>Signed</p></body></html>',
    '<!DOCTYPE html><html><body><p>Berth &lt;42&gt;</p><p>Terms</p><p>One year.</p><p>End of the terms</p><p>Signed</p></body></html>',
  ]);
  const path = { envelopeId, documentId: '2' };
  const body = {
    displayAnchors: [{ startAnchor: 'terms', displaySettings: { display: 'print_only' as const } }],
  };
  expect(
    (await documentResponsiveHtmlPreviewCreate(client, { path, body })).htmlDefinitions,
  ).toEqual(['<!DOCTYPE html><html><body><p>Berth &lt;42&gt;</p></body></html>']);
});
