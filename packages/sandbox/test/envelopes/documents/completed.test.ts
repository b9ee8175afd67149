import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { findAnchors } from '../../../src/documents/index.ts';
import { completedPdf } from '../../../src/envelopes/documents/completed-pdf.ts';
import { inTenant } from '../../../src/engine/tenants.ts';
import type { StoredEnvelope } from '../../../src/state/model/envelope.ts';
import { openDatabase, type Database } from '../../../src/state/storage/database.ts';
import { openSpace, resetTenant, seedSpace } from '../../../src/state/spaces.ts';
import { enterValues } from '../../../src/envelopes/tabs/enter-values.ts';
import { fillAutomaticTabs } from '../../../src/envelopes/tabs/fill-automatic-tabs.ts';
import { readTabs } from '../../../src/envelopes/tabs/read-tabs.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { newEmptyStorage } from '../../storage.ts';
import { draftFor, signerWith } from '../tabs/draft.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newEmptyStorage());
  await database.transaction('write', async (db) => {
    await openSpace(db, seedSpace);
    await resetTenant(db, 'default');
  });
});
afterAll(() => database.close());

const at = (yPosition: string) => ({ pageNumber: '1', xPosition: '100', yPosition });

const tabs: Tabs = {
  signHereTabs: [at('200')],
  initialHereTabs: [at('250')],
  dateSignedTabs: [at('300')],
  fullNameTabs: [{ ...at('320'), fontSize: 'size12', bold: 'true' }],
  firstNameTabs: [at('340')],
  lastNameTabs: [{ ...at('340'), xPosition: '200' }],
  emailAddressTabs: [at('360')],
  textTabs: [
    { ...at('400'), tabLabel: 'berth', width: '200', height: '20' },
    { ...at('420'), tabLabel: 'secret', concealValueOnDocument: 'true' },
  ],
  listTabs: [{ ...at('440'), tabLabel: 'pier', listItems: [{ text: 'North quay', value: 'n' }] }],
  checkboxTabs: [{ ...at('460'), tabLabel: 'pets' }],
  radioGroupTabs: [{ groupName: 'mooring', radios: [{ ...at('480'), value: 'Bow' }] }],
  noteTabs: [{ ...at('500'), value: 'Mind the step' }],
};

/** Draws the document, and says which of the texts are in it. */
async function textsIn(change: (envelope: StoredEnvelope) => void, texts: string[]) {
  return inTenant(database, 'default', 'write', async (state) => {
    const signer = signerWith({});
    const envelope = draftFor(signer);
    const [document] = envelope.documents;
    if (document === undefined) throw new Error('the draft has a document');
    document.content = await state.contents.put(await makePdf({ pages: [['Berth lease']] }));
    signer.tabs = readTabs(tabs, envelope, signer);
    change(envelope);
    for (const recipient of envelope.recipients)
      if (recipient.status === 'completed') fillAutomaticTabs(state, envelope, recipient);
    const pdf = await completedPdf(state, envelope, document);
    const found = await findAnchors(
      pdf,
      texts.map((text) => ({ text })),
    );
    return texts.filter((_text, index) => (found[index] ?? []).length > 0);
  });
}

const texts = [
  'Berth lease',
  '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24',
  'IMV',
  'Ines Maria Valdivia',
  'ines.valdivia@seabird.example',
  'B-42',
  'hunter2',
  '*******',
  'North quay',
  'Mind the step',
];

test('a draft has no stamp, and no signatures', async () => {
  expect(await textsIn(() => {}, texts)).toEqual(['Berth lease', 'Mind the step']);
});

test('what a signer has entered shows; the signature when all is done', async () => {
  const values = { berth: 'B-42', secret: 'hunter2', pier: 'n', pets: 'true', mooring: 'Bow' };
  const enter = (envelope: StoredEnvelope) => {
    envelope.status = 'delivered';
    for (const recipient of envelope.recipients) enterValues(recipient, values);
  };
  expect(await textsIn(enter, texts)).toEqual([
    'Berth lease',
    '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24',
    'B-42',
    'hunter2',
    'North quay',
    'Mind the step',
  ]);
  const finish = (envelope: StoredEnvelope) => {
    enter(envelope);
    for (const recipient of envelope.recipients) recipient.status = 'completed';
  };
  expect(await textsIn(finish, texts)).toEqual(texts.filter((text) => text !== 'hunter2'));
});

function sendUnstamped(envelope: StoredEnvelope): void {
  envelope.status = 'sent';
  envelope.settings.envelopeIdStamping = 'false';
}

test('without stamping there is no stamp', async () => {
  expect(await textsIn(sendUnstamped, texts)).toEqual(['Berth lease', 'Mind the step']);
});
