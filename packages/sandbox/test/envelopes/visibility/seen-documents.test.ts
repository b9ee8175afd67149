import { expect, test } from 'vitest';
import type { Tabs } from '@countersign/types/esign-v2.1';
import {
  hasTabsOn,
  isHiddenFrom,
  isSetHidden,
  presentVisibility,
  seesAllDocuments,
} from '../../../src/envelopes/visibility/visibility.ts';
import { requireSender } from '../../../src/envelopes/rights.ts';
import {
  requireVisibility,
  setVisibility,
} from '../../../src/envelopes/visibility/set-visibility.ts';
import {
  findVisibleDocument,
  visibleDocuments,
} from '../../../src/envelopes/visibility/visible-documents.ts';
import type { StoredMember } from '../../../src/state/model/account.ts';
import type { StoredEnvelope } from '../../../src/state/model/envelope.ts';
import type { RecipientType, StoredRecipient } from '../../../src/state/model/recipient.ts';
import { draftFor, signerWith } from '../tabs/draft.ts';

const tabOn = (documentId: string): Tabs => ({ textTabs: [{ documentId, tabLabel: 'a' }] });

/** A recipient with a tab on document 1. */
function recipient(more: Partial<StoredRecipient> = {}): StoredRecipient {
  return { ...signerWith(tabOn('1')), ...more };
}

/** An envelope with the documents 1, 2 and 3. */
function envelopeFor(
  recipients: StoredRecipient[],
  settings: StoredEnvelope['settings'] = {},
): StoredEnvelope {
  const draft = draftFor(recipient());
  const documents = ['1', '2', '3'].flatMap((documentId) =>
    draft.documents.map((one) => ({ ...one, documentId })),
  );
  return { ...draft, recipients, documents, settings };
}

function caller(more: Partial<StoredMember> = {}): { caller: StoredMember } {
  return {
    caller: {
      userId: 'jonas',
      accountId: '',
      permissionProfileId: '',
      details: {},
      userName: 'Jonas Weir',
      email: 'Ines.Valdivia@seabird.example',
      status: 'Active',
      isAdmin: false,
      settings: {},
      createdAt: 0,
      ...more,
    },
  };
}

test.each<[RecipientType, boolean]>([
  ['agent', true],
  ['carbonCopy', true],
  ['certifiedDelivery', true],
  ['editor', true],
  ['inPersonSigner', false],
  ['intermediary', false],
  ['notary', false],
  ['participant', false],
  ['notaryWitness', false],
  ['seal', false],
  ['signer', false],
  ['witness', false],
])('every document is there for a recipient of the kind %s: %s', (type, all) => {
  const one = recipient({ type, hiddenDocuments: ['2'], tabs: {} });
  expect(seesAllDocuments(one)).toBe(all);
  for (const settings of [{}, { enforceSignerVisibility: 'true' }] as const) {
    const envelope = envelopeFor([one], settings);
    expect(isHiddenFrom(envelope, one, '2')).toBe(!all);
    expect(presentVisibility(envelope, one)[1]).toEqual({
      documentId: '2',
      recipientId: '1',
      rights: all ? 'read_only' : 'editable',
      visible: all ? 'true' : 'false',
    });
  }
});

/** The documents that are hidden from a recipient. */
const hides = (one: StoredRecipient, settings: StoredEnvelope['settings'] = {}) =>
  ['1', '2', '3'].filter((id) => isHiddenFrom(envelopeFor([one], settings), one, id));

test('a document is hidden where that is set, or where no tab is on it and the envelope says so', () => {
  expect(hides(recipient())).toEqual([]);
  expect(hides(recipient({ hiddenDocuments: ['3'] }))).toEqual(['3']);
  expect(hides(recipient(), { enforceSignerVisibility: 'true' })).toEqual(['2', '3']);
  expect(hides(recipient(), { enforceSignerVisibility: 'false' })).toEqual([]);
  // A tab of its own shows it all the same; one that the sender fills in does not count.
  expect(hides(recipient({ hiddenDocuments: ['1', '2'] }))).toEqual(['2']);
  expect(hides(recipient({ tabs: { prefillTabs: tabOn('1') }, hiddenDocuments: ['1'] }))).toEqual([
    '1',
  ]);
  expect(hasTabsOn(recipient(), '1')).toBe(true);
  expect(hasTabsOn(recipient(), '2')).toBe(false);
  expect(isSetHidden(recipient(), '1')).toBe(false);
});

const warned: string[] = [];
const warner = { warn: ({ message }: { message: string }) => void warned.push(message) };

test('setting it again changes nothing but what is named', () => {
  const one = recipient({ hiddenDocuments: ['3'] });
  const envelope = envelopeFor([one]);
  setVisibility(warner, envelope, [{ documentId: '2', visible: 'false' }], '1');
  setVisibility(warner, envelope, [{ documentId: '2', visible: 'false', recipientId: '1' }]);
  expect(one.hiddenDocuments).toEqual(['3', '2']);
  setVisibility(warner, envelope, [{ documentId: '3' }], '1');
  expect(one.hiddenDocuments).toEqual(['2']);
  // A document with tabs is always visible, so setting it to visible is accepted.
  setVisibility(warner, envelope, [{ documentId: '1', visible: 'true' }], '1');
  expect(one.hiddenDocuments).toEqual(['2']);
  const hide = (entry: object) => () => setVisibility(warner, envelope, [entry]);
  expect(hide({ recipientId: '1', documentId: '1', visible: 'false' })).toThrow('has tabs on it');
  expect(hide({ documentId: '2' })).toThrow('has no recipient');
  expect(hide({ recipientId: '1' })).toThrow('has no document');
  const copy = recipient({ type: 'agent', tabs: {} });
  setVisibility(warner, envelopeFor([copy]), [{ documentId: '2', visible: 'false' }], '1');
  expect(copy.hiddenDocuments).toEqual([]);
  expect(warned).toEqual([expect.stringContaining('recipient 1 is of the type agent')]);
});

test('who sees which documents', () => {
  const seen = (who: { caller: StoredMember }, ...recipients: StoredRecipient[]) =>
    visibleDocuments(who, envelopeFor(recipients)).map(({ documentId }) => documentId);
  const hidden = recipient({ hiddenDocuments: ['2'] });
  expect(seen(caller(), hidden)).toEqual(['1', '3']);
  expect(seen(caller({ isAdmin: true }), hidden)).toEqual(['1', '2', '3']);
  // The sender of the draft has the empty user ID.
  expect(seen(caller({ userId: '' }), hidden)).toEqual(['1', '2', '3']);
  // Somebody with whom the envelope is shared is no recipient.
  expect(seen(caller({ email: 'other@seabird.example' }), hidden)).toEqual(['1', '2', '3']);
  // A person sees the documents that any of the recipients with their address sees.
  const other = recipient({ recipientId: '2', hiddenDocuments: ['3'] });
  expect(seen(caller(), hidden, other)).toEqual(['1', '2', '3']);
  expect(seen(caller(), hidden, recipient({ hiddenDocuments: ['2', '3'] }))).toEqual(['1', '3']);
  const envelope = envelopeFor([hidden]);
  expect(findVisibleDocument(caller(), envelope, '3').documentId).toBe('3');
  expect(() => findVisibleDocument(caller(), envelope, '2')).toThrow('has no document 2');
  // A template hides no documents: it is not sent to its recipients.
  const template: StoredEnvelope = { ...envelope, kind: 'template' };
  expect(visibleDocuments(caller(), template)).toBe(template.documents);
});

/** Returns the error code for a member who uses a right of the sender. */
const code = (who: Partial<StoredMember>) => {
  try {
    requireSender(
      envelopeFor([]),
      { ...caller(who), operationId: 'EnvelopeLocks_create' },
      'USER_LACKS_PERMISSIONS',
    );
    return 'none';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

test('what is for the sender is for administrators too, and nobody else', () => {
  expect([code({ userId: '' }), code({ isAdmin: true }), code({})]).toEqual([
    'none',
    'none',
    'USER_LACKS_PERMISSIONS',
  ]);
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ allowDocumentVisibility: 'true', documentVisibility: 'MustHaveView' }, true],
  [{ allowDocumentVisibility: 'false' }, false],
  [{ documentVisibility: 'Off' }, false],
  [{ allowDocumentVisibility: 'true', documentVisibility: 'Off' }, false],
])('an account with the settings %j has document visibility: %s', (settings, has) => {
  const account = {
    accountId: '',
    number: '',
    name: 'Harbour',
    planName: '',
    currencyCode: '',
    createdAt: 0,
    settings,
  };
  const check = () => requireVisibility({ account });
  if (has) expect(check).not.toThrow();
  else expect(check).toThrow(/of Harbour|in Harbour/);
});
