import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import { envelopeRecipientTabsList, envelopesCreate } from '@countersign/client/esign-v2.1';
import type { Document, Tabs } from '@countersign/types/esign-v2.1';
import { findAnchors } from '../../../src/documents/index.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { startTest, type TestSandbox } from '../../harness.ts';
import { catchErrorCode } from '../../lease.ts';

let running: TestSandbox;
let client: Client;
let pdf: Uint8Array;
/** The place of the text `Docu` on the page, in points. */
let at: { x: number; bottom: number; width: number };

beforeAll(async () => {
  running = await startTest();
  client = running.client();
  pdf = await makePdf({ pages: [['Tenant: Docu Sign here', 'and there']] });
  const [[found] = []] = await findAnchors(pdf, [{ text: 'Docu' }]);
  const { x = 0, y = 0, height = 0, width = 0 } = found ?? {};
  at = { x: Math.round(x), bottom: y + height, width };
});
afterAll(() => running.close());

async function place(tabs: Tabs, more: Partial<Document> = {}): Promise<Tabs> {
  const documentBase64 = Buffer.from(pdf).toString('base64');
  const documents = [{ documentId: '1', name: 'a.pdf', documentBase64, ...more }];
  const signers = [
    { recipientId: '1', routingOrder: '1', name: 'Odile', email: 'odile@quay.example', tabs },
  ];
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: { emailSubject: 'Berth', status: 'sent', documents, recipients: { signers } },
  });
  return envelopeRecipientTabsList(client, { path: { envelopeId, recipientId: '1' } });
}

const anchor = { anchorString: 'Docu', tabLabel: 'a' };

describe('a tab with an anchor', () => {
  test('stands on its text as a signature, and hangs from it otherwise', async () => {
    const bottom = Math.round(at.bottom);
    const tabs = await place({
      signHereTabs: [anchor, { ...anchor, scaleValue: '0.5' }],
      initialHereTabs: [anchor],
      textTabs: [anchor],
    });
    expect(tabs.signHereTabs).toMatchObject([
      { xPosition: String(at.x), yPosition: String(bottom - 36) },
      { xPosition: String(at.x), yPosition: String(bottom - 18) },
    ]);
    expect(tabs.initialHereTabs).toMatchObject([{ yPosition: String(bottom - 36) }]);
    expect(tabs.textTabs).toMatchObject([{ xPosition: String(at.x), yPosition: String(bottom) }]);
  });

  test.each([
    ['pixels', 10],
    ['inches', 720],
    ['mms', 28],
    ['Centimeters', 283],
  ])('is moved by %s', async (anchorUnits, points) => {
    const tabs = {
      textTabs: [{ ...anchor, anchorUnits, anchorXOffset: '0', anchorYOffset: '10' }],
    };
    const y = Math.min(792, Math.round(at.bottom + points));
    const { textTabs: [tab] = [] } = await place(tabs);
    expect(Math.abs(Number(tab?.yPosition) - y)).toBeLessThanOrEqual(1);
  });

  test('begins where its text ends if it is aligned with the right', async () => {
    const tabs = { textTabs: [{ ...anchor, anchorHorizontalAlignment: 'right' as const }] };
    const { textTabs: [tab] = [] } = await place(tabs);
    expect(Math.abs(Number(tab?.xPosition) - at.x - at.width)).toBeLessThanOrEqual(1);
  });

  test('is moved to the edge above and below its page', async () => {
    const { textTabs, signHereTabs } = await place({
      textTabs: [{ ...anchor, anchorYOffset: '-900' }],
      signHereTabs: [{ ...anchor, anchorYOffset: '900' }],
    });
    expect(textTabs).toMatchObject([{ yPosition: '0' }]);
    expect(signHereTabs).toMatchObject([{ yPosition: '756' }]);
  });

  test.each<[string, Tabs]>([
    ['beside the left edge', { textTabs: [{ ...anchor, anchorXOffset: '-180' }] }],
    ['beside the right edge', { textTabs: [{ ...anchor, anchorXOffset: '600' }] }],
    ['by its width', { textTabs: [{ ...anchor, anchorXOffset: '400', width: '200' }] }],
    ['as a signature at the right', { signHereTabs: [{ ...anchor, anchorXOffset: '470' }] }],
  ])('is refused %s', async (_, tabs) => {
    expect(await catchErrorCode(place(tabs))).toBe('INVALID_USER_OFFSET');
  });

  test('is refused with a unit that there is not', async () => {
    const textTabs = [{ ...anchor, anchorUnits: 'furlongs', anchorXOffset: '1' }];
    expect(await catchErrorCode(place({ textTabs }))).toBe('INVALID_REQUEST_PARAMETER');
  });

  test('finds its text with one more space in it, unless that is not wanted', async () => {
    const textTabs = [{ ...anchor, anchorString: 'DocuSign' }];
    expect((await place({ textTabs })).textTabs).toMatchObject([{ xPosition: String(at.x) }]);
    const exact = [
      { ...anchor, anchorString: 'DocuSign', anchorAllowWhiteSpaceInCharacters: 'false' as const },
    ];
    expect(await catchErrorCode(place({ textTabs: exact }))).toBe('ANCHOR_TAB_STRING_NOT_FOUND');
  });

  test('stands at each place of its text, and in no document that is left out', async () => {
    const textTabs = [{ ...anchor, anchorString: 'here' }];
    expect((await place({ textTabs })).textTabs).toHaveLength(2);
    const placed = place({ textTabs }, { applyAnchorTabs: 'false' });
    expect(await catchErrorCode(placed)).toBe('ANCHOR_TAB_STRING_NOT_FOUND');
  });
});
