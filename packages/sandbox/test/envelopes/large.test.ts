// Work on an envelope with many recipients, tabs and documents goes through its tabs a fixed number
// of times, not once for each recipient or document.
import { randomUUID } from 'node:crypto';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '../../src/engine/tenants.ts';
import { completedPdfs } from '../../src/envelopes/documents/completed-pdf.ts';
import { giveTabs } from '../../src/envelopes/tabs/give-tabs.ts';
import { createTabIds } from '../../src/envelopes/tabs/read-tabs.ts';
import { openSpace, resetTenant, seedSpace } from '../../src/state/spaces.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import type { StoredEnvelope } from '../../src/state/model/envelope.ts';
import type { StoredRecipient } from '../../src/state/model/recipient.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { newEmptyStorage } from '../storage.ts';
import { draftFor, signerWith } from './tabs/draft.ts';

const many = 20;
const numbers = Array.from({ length: many }, (_, at) => String(at + 1));

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await newEmptyStorage());
  await database.transaction('write', async (db) => {
    await openSpace(db, seedSpace);
    await resetTenant(db, 'default');
  });
});
afterAll(() => database.close());

/** A recipient whose tabs are counted each time they are read. */
function countedRecipient(recipientId: string, tabs: Tabs, onRead: () => void): StoredRecipient {
  const recipient = { ...signerWith({}), recipientId, recipientIdGuid: randomUUID() };
  return Object.defineProperty(recipient, 'tabs', {
    enumerable: true,
    get() {
      onRead();
      return tabs;
    },
  });
}

/** An envelope with many documents, and many recipients who have one tab on each of them. */
function largeEnvelope(onRead: () => void): StoredEnvelope {
  const envelope = draftFor(signerWith({}));
  const [document] = envelope.documents;
  if (document === undefined) throw new Error('the draft has a document');
  const place = { pageNumber: '1', xPosition: '100', yPosition: '300' };
  return {
    ...envelope,
    documents: numbers.map((documentId) => ({ ...document, documentId })),
    recipients: numbers.map((recipientId) =>
      countedRecipient(
        recipientId,
        { textTabs: numbers.map((documentId) => ({ ...place, documentId, value: 'B-42' })) },
        onRead,
      ),
    ),
  };
}

it('finds the tabs of all documents at once', async () => {
  let reads = 0;
  const envelope = largeEnvelope(() => (reads += 1));
  await inTenant(database, 'default', 'write', async (state) => {
    const content = await state.contents.put(await makePdf({ pages: [['Lease']] }));
    const complete = completedPdfs(state, envelope);
    reads = 0;
    for (const document of envelope.documents) await complete({ ...document, content });
  });
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(many * 4);
});

it('finds the IDs of all tabs at once, and lets no two be alike', () => {
  let reads = 0;
  const envelope = largeEnvelope(() => (reads += 1));
  const ids = createTabIds(envelope);
  const tabId = randomUUID();
  reads = 0;
  for (const recipient of envelope.recipients)
    giveTabs(envelope, recipient, { textTabs: [{ tabId, documentId: '1' }] }, ids);
  expect(reads).toBeLessThan(many * 4);
  const given = envelope.recipients.map(({ tabs }) => tabs.textTabs?.at(-1)?.tabId);
  expect(given[0]).toBe(tabId);
  expect(new Set(given).size).toBe(many);
});
