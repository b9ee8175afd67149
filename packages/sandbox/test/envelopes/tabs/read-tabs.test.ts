import { expect, test } from 'vitest';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../../src/engine/service-refusal.ts';
import { eachTab } from '../../../src/envelopes/tabs/each-tab.ts';
import { readTabs } from '../../../src/envelopes/tabs/read-tabs.ts';
import { recipientTabLists } from '../../../src/envelopes/tabs/tab-kinds.ts';
import { draftFor, signerWith } from './draft.ts';

const signer = signerWith({});
const draft = draftFor(signer);

function refusal(tabs: Tabs): string {
  try {
    readTabs(tabs, draft, signer);
    return 'none';
  } catch (error) {
    return error instanceof ServiceRefusal ? error.code : String(error);
  }
}

test('every list of tabs is read, and each tab gets what it needs', () => {
  const input: Tabs = Object.fromEntries(
    recipientTabLists.map((list) => [
      list,
      list === 'radioGroupTabs' ? [{ groupName: 'Mooring', radios: [{ value: 'Bow' }] }] : [{}],
    ]),
  );
  const read = readTabs(input, draft, signer);
  expect(eachTab(read).map(({ list }) => list)).toEqual([...recipientTabLists]);
  expect(read.textTabs).toEqual([
    {
      tabId: expect.stringMatching(/^[\da-f-]{36}$/),
      tabType: 'text',
      status: 'active',
      documentId: '1',
      recipientId: '1',
      recipientIdGuid: signer.recipientIdGuid,
      pageNumber: '1',
      xPosition: '0',
      yPosition: '0',
    },
  ]);
  expect(read.radioGroupTabs?.[0]?.radios?.[0]).toMatchObject({
    tabId: expect.any(String),
    selected: 'false',
    pageNumber: '1',
  });
  const ids = eachTab(read).flatMap(({ tab }) => tab.tabId ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what is sent stays as it is', () => {
  const input: Tabs = { textTabs: [{ documentId: '1', value: 'B-42' }] };
  readTabs(input, draft, signer);
  expect(input).toEqual({ textTabs: [{ documentId: '1', value: 'B-42' }] });
});

test('an ID is kept, but not twice in an envelope', () => {
  const tabId = '8a6e1d2c-4f97-4b50-83c1-7e9d0b5a2f64';
  const [first, second] =
    readTabs({ textTabs: [{ tabId }, { tabId }] }, draft, signer).textTabs ?? [];
  expect(first?.tabId).toBe(tabId);
  expect(second?.tabId).not.toBe(tabId);
  const taken = draftFor(signerWith({ textTabs: [{ tabId }] }));
  expect(readTabs({ textTabs: [{ tabId }] }, taken, signer).textTabs?.[0]?.tabId).not.toBe(tabId);
});

const at = (place: object) => ({ pageNumber: '1', ...place });

test('a tab must stand on a page of a document', () => {
  expect(refusal({ textTabs: [{ documentId: '7' }] })).toBe('TAB_REFERS_TO_MISSING_DOCUMENT');
  expect(refusal({ textTabs: [{ pageNumber: '2' }] })).toBe('TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT');
  expect(refusal({ textTabs: [{ yPosition: '9' }] })).toBe('TAB_PAGE_NUMBER_NOT_SPECIFIED');
  expect(refusal({ textTabs: [at({ xPosition: '613' })] })).toBe('TAB_OUT_OF_BOUNDS');
  expect(refusal({ textTabs: [at({ yPosition: '-1' })] })).toBe('INVALID_REQUEST_PARAMETER');
  expect(
    refusal({ radioGroupTabs: [{ groupName: 'Mooring', radios: [at({ yPosition: '793' })] }] }),
  ).toBe('TAB_OUT_OF_BOUNDS');
  expect(refusal({ textTabs: [at({ xPosition: '612', yPosition: '792' })] })).toBe('none');
});

test('only those who sign have tabs', () => {
  expect(() => readTabs({ textTabs: [{}] }, draft, { ...signer, type: 'carbonCopy' })).toThrowError(
    expect.objectContaining({ code: 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' }),
  );
});

test('the chosen item of a list and of a group is the value', () => {
  const read = readTabs(
    {
      listTabs: [{ listItems: [{ value: 'a' }, { value: 'b', selected: 'true' }] }],
      radioGroupTabs: [
        { groupName: 'Mooring', value: 'Bow', radios: [{ value: 'Bow' }, { value: 'Stern' }] },
      ],
    },
    draft,
    signer,
  );
  expect(read.listTabs?.[0]).toMatchObject({
    value: 'b',
    listSelectedValue: 'b',
    originalValue: 'b',
  });
  expect(read.radioGroupTabs?.[0]?.radios?.map(({ selected }) => selected)).toEqual([
    'true',
    'false',
  ]);
});
