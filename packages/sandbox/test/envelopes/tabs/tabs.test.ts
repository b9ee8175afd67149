import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopeDocumentTabsCreate,
  envelopeDocumentTabsDelete,
  envelopeDocumentTabsGet,
  envelopeDocumentTabsGetByPage,
  envelopeDocumentTabsUpdate,
  envelopeDocumentVisibilityUpdate,
  envelopeDocumentsGet,
  envelopeLocksCreate,
  envelopeRecipientTabsCreate,
  envelopeRecipientTabsDelete,
  envelopeRecipientTabsList,
  envelopeRecipientTabsUpdate,
  envelopeRecipientsList,
  envelopesGet,
  envelopesUpdate,
  templateDocumentTabsGet,
  templateRecipientTabsCreate,
  templateRecipientTabsDelete,
  templateRecipientTabsList,
  templateRecipientTabsUpdate,
} from '@countersign/client/esign-v2.1';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { findAnchors } from '../../../src/documents/index.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { catchErrorCode, createLease, makeLease, makeTemplate } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

/** A draft whose lease has two pages, with a text on each. */
async function makeAnchored(): Promise<string> {
  const pdf = await makePdf({ pages: [['Sign here: /sn1/', 'and /sn1/'], ['Initials: /in1/']] });
  const { documents: [, rules] = [] } = await createLease();
  const documentBase64 = Buffer.from(pdf).toString('base64');
  return makeLease(client, {
    documents: [
      { documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64 },
      rules ?? {},
    ],
  });
}

test('the recipient of the tabs in a response is named as in the path', async () => {
  const envelopeId = await makeLease(client);
  const [signer] = (await envelopeRecipientsList(client, { path: { envelopeId } })).signers ?? [];
  const recipientId = signer?.recipientIdGuid ?? '';
  const path = { envelopeId, recipientId };
  const place = { documentId: '1', pageNumber: '1', xPosition: '9', yPosition: '9' };
  const body = { textTabs: [{ ...place, tabLabel: 'Boat' }] };
  const { textTabs: [made] = [] } = await envelopeRecipientTabsCreate(client, { path, body });
  expect(made).toMatchObject({ recipientId, recipientIdGuid: recipientId, tabLabel: 'Boat' });
  const tabId = made?.tabId ?? '';
  const changed = { textTabs: [{ tabId, value: 'Petrel' }, { value: 'nowhere' }] };
  const updated = await envelopeRecipientTabsUpdate(client, { path, body: changed });
  expect(updated.textTabs).toMatchObject([
    { recipientId, errorDetails: { errorCode: 'INVALID_TABID' } },
    { recipientId, tabId, value: 'Petrel' },
  ]);
  const byNumber = { path: { envelopeId, recipientId: '1' } };
  expect((await envelopeRecipientTabsList(client, byNumber)).textTabs?.at(-1)).toMatchObject({
    recipientId: '1',
    value: 'Petrel',
  });
});

test('a tab is put where its anchor stands, as often as it does', async () => {
  const envelopeId = await makeAnchored();
  const path = { envelopeId, recipientId: '1' };
  const made = await envelopeRecipientTabsCreate(client, {
    path,
    body: {
      signHereTabs: [
        {
          anchorString: '/sn1/',
          anchorUnits: 'inches',
          anchorXOffset: '0.5',
          anchorYOffset: '-0.25',
        },
      ],
      initialHereTabs: [{ anchorString: '/in1/' }],
      textTabs: [{ anchorString: '/none/', anchorIgnoreIfNotPresent: 'true' }],
    },
  });
  expect(made).toMatchObject({
    signHereTabs: [
      { documentId: '1', recipientId: '1', pageNumber: '1' },
      { documentId: '1', recipientId: '1', pageNumber: '1' },
    ],
    initialHereTabs: [{ documentId: '1', pageNumber: '2' }],
  });
  expect(made.textTabs).toBeUndefined();
  const [first, second] = made.signHereTabs ?? [];
  expect(Number(second?.yPosition) - Number(first?.yPosition)).toBe(18);
  expect(Number(first?.xPosition)).toBeGreaterThan(72 + 36);
  expect(
    await catchErrorCode(
      envelopeRecipientTabsCreate(client, {
        path,
        body: { textTabs: [{ anchorString: '/none/' }] },
      }),
    ),
  ).toBe('ANCHOR_TAB_STRING_NOT_FOUND');
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  expect((await envelopeRecipientTabsList(client, { path })).initialHereTabs).toHaveLength(1);
});

test('a draft tells where its anchors are, and keeps them to be searched for', async () => {
  const anchors = [
    { anchorString: '/sn1/', tabLabel: 'Found' },
    { anchorString: '/none/', tabLabel: 'Missing' },
  ];
  const { documents } = await createLease();
  const pdf = await makePdf({ pages: [['Sign here: /sn1/', 'and /sn1/']] });
  const [lease = {}] = documents ?? [];
  const person = { name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' };
  const envelopeId = await makeLease(client, {
    documents: [{ ...lease, documentBase64: Buffer.from(pdf).toString('base64') }],
    recipients: { signers: [{ recipientId: '1', ...person, tabs: { textTabs: anchors } }] },
  });
  const query = { include_anchor_tab_locations: 'true' } as const;
  const located = [
    { tabLabel: 'Found', pageNumber: '1', xPosition: expect.any(String) },
    { tabLabel: 'Found', pageNumber: '1', yPosition: expect.any(String) },
    { tabLabel: 'Missing', anchorString: '/none/' },
  ];
  const path = { envelopeId, recipientId: '1' };
  const listed = await envelopeRecipientTabsList(client, { path, query });
  expect(listed.textTabs).toMatchObject(located);
  expect(listed.textTabs?.map((tab) => tab.anchorIgnoreIfNotPresent)).not.toContain('true');
  expect(listed.textTabs?.[2]?.xPosition).toBeUndefined();
  expect(
    await envelopesGet(client, { path, query: { ...query, include: 'recipients,tabs' } }),
  ).toMatchObject({ recipients: { signers: [{ tabs: { textTabs: located } }] } });
  expect(
    await envelopeRecipientsList(client, { path, query: { ...query, include_tabs: 'true' } }),
  ).toMatchObject({ signers: [{ tabs: { textTabs: located } }] });
  const { textTabs = [] } = await envelopeRecipientTabsList(client, { path });
  expect(textTabs.map(({ tabLabel, xPosition }) => [tabLabel, xPosition])).toEqual([
    ['Found', undefined],
    ['Missing', undefined],
  ]);
});

test('tabs of a recipient are changed and removed by their IDs', async () => {
  const path = { envelopeId: await makeLease(client), recipientId: '1' };
  const { textTabs: [text] = [] } = await envelopeRecipientTabsList(client, { path });
  const tabId = text?.tabId ?? '';
  const changed = await envelopeRecipientTabsUpdate(client, {
    path,
    body: { textTabs: [{ tabId, value: 'B-43', locked: 'true' }, { tabId: crypto.randomUUID() }] },
  });
  expect(changed.textTabs?.find((one) => one.tabId === tabId)).toMatchObject({
    tabLabel: 'Berth number',
    value: 'B-43',
    locked: 'true',
    xPosition: '72',
  });
  expect(changed.textTabs?.find((one) => one.tabId !== tabId)?.errorDetails?.errorCode).toBe(
    'INVALID_TAB_OPERATION',
  );
  expect(
    await catchErrorCode(
      envelopeRecipientTabsUpdate(client, {
        path,
        body: { textTabs: [{ tabId, yPosition: '800' }] },
      }),
    ),
  ).toBe('TAB_OUT_OF_BOUNDS');
  const body = { textTabs: [{ tabId }] };
  expect((await envelopeRecipientTabsDelete(client, { path, body })).textTabs).toMatchObject([
    { tabId, tabLabel: 'Berth number', documentId: '1' },
  ]);
  const left = await envelopeRecipientTabsList(client, { path });
  expect(left.textTabs).toBeUndefined();
  expect(left.numberTabs?.[0]).toMatchObject({ value: '1,250.00', originalValue: '1,250.00' });
});

test('who has no tabs gets none, and nobody after the end', async () => {
  const envelopeId = await makeLease(client, { status: 'sent' });
  const create = (recipientId: string, body: Tabs = { textTabs: [{ documentId: '1' }] }) =>
    catchErrorCode(
      envelopeRecipientTabsCreate(client, { path: { envelopeId, recipientId }, body }),
    );
  expect(await create('2')).toBe('CANNOT_ASSIGN_TAB_TO_MANAGERROLE');
  expect(await create('7')).toBe('INVALID_RECIPIENT_ID');
  expect(await create('1', {})).toBe('INVALID_REQUEST_BODY');
  expect(await create('1')).toBe('none');
  const hidden = { path: { envelopeId, recipientId: '1' } };
  await envelopesUpdate(client, {
    path: { envelopeId },
    body: { status: 'voided', voidedReason: 'Sold' },
  });
  expect(await create('1')).toBe('ENVELOPE_INVALID_STATUS');
  const tabs = await envelopeRecipientTabsList(client, hidden);
  expect(tabs.textTabs).toHaveLength(2);
});

test('a locked envelope keeps its tabs, unless the token of the lock comes along', async () => {
  const path = { envelopeId: await makeLease(client), recipientId: '1' };
  const { lockToken = '' } = await envelopeLocksCreate(client, {
    path,
    body: { lockType: 'edit', lockDurationInSeconds: '300' },
  });
  const body = { textTabs: [{ documentId: '1' }] };
  const header = { 'X-DocuSign-Edit': JSON.stringify({ LockToken: lockToken }) };
  expect(await catchErrorCode(envelopeRecipientTabsCreate(client, { path, body }))).toBe(
    'EDIT_LOCK_NOT_LOCK_OWNER',
  );
  expect(await catchErrorCode(envelopeRecipientTabsCreate(client, { path, body, header }))).toBe(
    'none',
  );
});

test('no tabs on a document that is hidden from the recipient', async () => {
  const path = { envelopeId: await makeLease(client), recipientId: '1' };
  await envelopeDocumentVisibilityUpdate(client, {
    path,
    body: { documentVisibility: [{ documentId: '2', visible: 'false' }] },
  });
  expect(
    await catchErrorCode(
      envelopeRecipientTabsCreate(client, { path, body: { textTabs: [{ documentId: '2' }] } }),
    ),
  ).toBe('ONESIGNALLSIGN_NOT_SATISFIED');
});

test('tabs on a document: of recipients, and those that the sender fills in', async () => {
  const envelopeId = await makeAnchored();
  const path = { envelopeId, documentId: '1' };
  const made = await envelopeDocumentTabsCreate(client, {
    path,
    body: {
      radioGroupTabs: [
        {
          groupName: 'Mooring',
          recipientId: '1',
          radios: [
            { value: 'Bow', selected: 'true', pageNumber: '1', yPosition: '300' },
            { value: 'Stern', pageNumber: '2', yPosition: '300' },
          ],
        },
      ],
      prefillTabs: {
        textTabs: [{ pageNumber: '2', yPosition: '400', tabLabel: 'Pier', value: 'North quay' }],
      },
    },
  });
  expect(made).toMatchObject({
    radioGroupTabs: [{ documentId: '1', recipientId: '1', radios: [{}, {}] }],
    prefillTabs: { textTabs: [{ documentId: '1' }] },
  });
  const all = await envelopeDocumentTabsGet(client, { path });
  expect(all).toMatchObject({
    signHereTabs: [{}],
    prefillTabs: { textTabs: [{ value: 'North quay' }] },
  });
  const second = await envelopeDocumentTabsGetByPage(client, {
    path: { ...path, pageNumber: '2' },
  });
  expect(second.signHereTabs).toBeUndefined();
  expect(second.radioGroupTabs?.[0]?.radios?.map(({ value }) => value)).toEqual(['Stern']);
  expect(await envelopeDocumentTabsGet(client, { path, query: { page_numbers: '2' } })).toEqual(
    second,
  );
  expect(
    await catchErrorCode(
      envelopeDocumentTabsGetByPage(client, { path: { ...path, pageNumber: '3' } }),
    ),
  ).toBe('PAGE_IMAGE_NOT_FOUND');

  const pdf = await envelopeDocumentsGet(client, { path }).bytes();
  expect((await findAnchors(pdf, [{ text: 'North quay' }]))[0]).toMatchObject([{ page: 2 }]);

  const stern = second.radioGroupTabs?.[0]?.radios?.[0]?.tabId ?? '';
  const moved = await envelopeDocumentTabsUpdate(client, {
    path,
    body: {
      radioGroupTabs: [
        { groupName: 'Mooring', recipientId: '1', radios: [{ tabId: stern, selected: 'true' }] },
      ],
    },
  });
  expect(moved.radioGroupTabs?.[0]?.radios?.map(({ selected }) => selected)).toEqual([
    'false',
    'true',
  ]);
  await envelopeDocumentTabsDelete(client, {
    path,
    body: { radioGroupTabs: [{ groupName: 'Mooring' }], prefillTabs: made.prefillTabs },
  });
  const left = await envelopeDocumentTabsGet(client, { path });
  expect(left.radioGroupTabs).toBeUndefined();
  expect(left.prefillTabs).toBeUndefined();
  expect(left.signHereTabs).toHaveLength(1);
});

test('tabs of templates', async () => {
  const templateId = await makeTemplate(client);
  const path = { templateId, recipientId: '1' };
  const create = (body: Tabs) => templateRecipientTabsCreate(client, { path, body });
  const made = await create({ textTabs: [{ documentId: '2', tabLabel: 'Pier' }] });
  const tabId = made.textTabs?.[0]?.tabId ?? '';
  expect(await catchErrorCode(create({ textTabs: [{ anchorString: '/none/' }] }))).toBe(
    'ANCHOR_TAB_STRING_NOT_FOUND',
  );
  await create({ dateSignedTabs: [{ anchorString: 'Berth lease' }] });
  const body = { textTabs: [{ tabId, yPosition: '260', width: '160' }] };
  expect((await templateRecipientTabsUpdate(client, { path, body })).textTabs).toMatchObject([
    { tabLabel: 'Pier', yPosition: '260', width: '160' },
  ]);
  const rules = { templateId, documentId: '2' };
  expect((await templateDocumentTabsGet(client, { path: rules })).textTabs).toHaveLength(1);
  await templateRecipientTabsDelete(client, { path, body });
  const left = await templateRecipientTabsList(client, { path });
  expect(left.textTabs?.map(({ tabLabel }) => tabLabel)).toEqual(['Berth number']);
  expect(left.dateSignedTabs).toHaveLength(1);
});
