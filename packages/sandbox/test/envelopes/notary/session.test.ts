import {
  envelopeDocumentsGet,
  envelopeRecipientsList,
  envelopesListAuditEvents,
  notaryJournalsList,
  notaryJurisdictionCreateNotaryJurisdictions,
  notaryUpdateNotary,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import type { NotaryRecipient, Recipients } from '@countersign/types/esign-v2.1';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { pagesWith } from '../../documents/find-place.ts';
import { makePng } from '../../documents/make-png.ts';
import { catchErrorCode } from '../../lease.ts';
import { ines, makeLease, omar, signHere, signingUrl } from '../views/lease.ts';
import { fetchStatus, readEvent, signed } from '../views/signed.ts';
import { createVisitor, findFieldName, type Seen } from '../views/visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);
const { go, press } = visitor;

const place = { documentId: '1', pageNumber: '1', xPosition: '72' };
const mara = {
  recipientId: '9',
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@harbour.example',
  clientUserId: 'notary-1',
};
const notary: NotaryRecipient = {
  ...mara,
  notaryType: 'inperson',
  tabs: {
    signHereTabs: [{ ...place, yPosition: '500', tabLabel: 'Signature' }],
    notarySealTabs: [{ ...place, yPosition: '560', tabLabel: 'Seal' }],
    commissionNumberTabs: [
      { ...place, yPosition: '100', tabLabel: 'Commission', required: 'true' },
    ],
    commissionStateTabs: [{ ...place, yPosition: '120', tabLabel: 'State' }],
  },
};

const withNotary: Recipients = {
  signers: [
    { ...ines, notaryId: '9', tabs: signHere },
    { ...omar, notaryId: '9', tabs: signHere },
  ],
  notaries: [structuredClone(notary)],
};

let client: Client;
let control: ReturnType<typeof newTenant>['control'];
let envelopeId: string;

beforeEach(async () => {
  ({ client, control } = newTenant());
  envelopeId = await makeLease(client, structuredClone(withNotary));
});

const open = async (who: typeof ines) => go(await signingUrl(client, envelopeId, who));
const begin = async (jurisdiction = '15') =>
  press(await open(mara), 'notary-begin', { jurisdiction });

/** Finds the ID by which the session names a signer who waits for the notary. */
function findSigner({ html }: Seen, name: string): string {
  const part = html.split('<section').find((section) => section.includes(`>${name}<`)) ?? '';
  return /name="signer" value="([^"]*)"/.exec(part)?.[1] ?? '';
}

async function identify(page: Seen, name: string, more: Record<string, string> = {}) {
  const fields = { signer: findSigner(page, name), 'id-type': 'Passport', ...more };
  return press(page, 'notary-identify', fields);
}

const readJournal = async () =>
  (await notaryJournalsList(client, { query: { search_text: 'Lease' } })).notaryJournals ?? [];

describe('a session with a notary', () => {
  it('has all of its people at once, whatever their turns', async () => {
    const { signers = [], notaries = [] } = await envelopeRecipientsList(client, {
      path: { envelopeId },
    });
    expect([...signers, ...notaries].map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
  });

  it('leads from joining to the seal and the journal', async () => {
    const waiting = await press(await open(ines), 'join');
    expect(waiting.html).toContain('Waiting for the notary');
    await press(await open(omar), 'join');

    let session = await begin();
    expect(session.html).toContain('is waiting for you');
    session = await identify(session, 'Ines Valdivia', { comment: 'Seen at the quay.' });
    expect(session.html).toContain('is signing');
    session = await identify(session, 'Omar Dahl', {
      'id-type': 'Credible witness',
      'witness-name': 'Jonas Brandt',
      'witness-address': '12 Quay Street',
    });

    await signed(visitor, await press(waiting, 'check'));
    expect((await press(session, 'check')).html).toContain('has signed');
    await signed(visitor, await open(omar));

    const last = await press(session, 'check');
    expect(last.html).toContain('Notary seal');
    expect(last.html).toContain('value="HH-204417"');
    expect(readEvent(await signed(visitor, last))).toBe('signing_complete');
    expect(await fetchStatus(client, envelopeId)).toBe('completed');

    expect(await readJournal()).toMatchObject([
      { documentName: 'Berth lease.pdf' },
      {
        documentName: 'Lease',
        signerName: 'Ines Valdivia',
        jurisdiction: { name: 'Florida', county: 'Monroe' },
        notaryJournalMetaData: { signerIdType: 'Passport', comment: 'Seen at the quay.' },
      },
      {
        signerName: 'Omar Dahl',
        notaryJournalMetaData: {
          signerIdType: 'Credible witness',
          credibleWitnesses: [{ name: 'Jonas Brandt', address: '12 Quay Street' }],
        },
      },
    ]);
    const path = { envelopeId, documentId: '1' };
    const pdf = await envelopeDocumentsGet(client, { path }).bytes();
    for (const text of ['Notary Public', 'State of Florida', 'Commission HH-204417'])
      expect(await pagesWith(pdf, text)).toEqual([1]);
    const { auditEvents = [] } = await envelopesListAuditEvents(client, { path: { envelopeId } });
    const actions = auditEvents.flatMap(({ eventFields = [] }) =>
      eventFields.filter(({ name }) => name === 'Action').map(({ value }) => value),
    );
    expect(actions).toEqual(expect.arrayContaining(['Joined Notary Session', 'Notarized']));
  });

  it('speaks the language of the notary', async () => {
    const speaking = {
      ...structuredClone(notary),
      emailNotification: { supportedLanguage: 'de' },
    };
    envelopeId = await makeLease(client, { ...structuredClone(withNotary), notaries: [speaking] });
    await press(await open(ines), 'join');
    const beginning = (await open(mara)).html;
    expect(beginning).toContain('Sitzung beginnen');
    expect(beginning).toContain('HH-204417, gültig bis 31. Mai 2029');
    const session = await begin();
    expect(session.html).toContain('wartet auf Sie');
    expect(session.html).toContain('<option value="Personally known">Persönlich bekannt');
    const confirmed = await identify(session, 'Ines Valdivia', { 'id-type': 'Personally known' });
    expect(confirmed.html).toContain('unterschreibt gerade');
  });

  it('does not let signers sign before the notary has confirmed who they are', async () => {
    const page = await press(await open(ines), 'join');
    await press(page, 'finish', { 'signature-name': 'I. Valdivia' });
    expect((await open(ines)).html).toContain('Waiting for the notary');
    expect(await fetchStatus(client, envelopeId)).toBe('sent');
  });

  it('asks only for those who have joined, and for what the journal needs', async () => {
    await press(await open(ines), 'join');
    const session = await begin();
    expect(findSigner(session, 'Omar Dahl')).toBe('');
    const incomplete = await identify(session, 'Ines Valdivia', { 'id-type': 'Credible witness' });
    expect(incomplete.status).toBe(422);
    expect(incomplete.html).toContain('Enter the name and the address');
    const absent = await press(session, 'notary-identify', { signer: 'x', 'id-type': 'Passport' });
    expect(absent.status).toBe(422);
  });

  it('ends when the notary does not accept a signer', async () => {
    await press(await open(ines), 'join');
    const session = await begin();
    const signer = findSigner(session, 'Ines Valdivia');
    expect(readEvent(await press(session, 'notary-refuse', { signer }))).toBe('decline');
    expect(await fetchStatus(client, envelopeId)).toBe('declined');
  });

  it('uses the commission that the notary selects', async () => {
    const body = {
      jurisdiction: { jurisdictionId: '49' },
      commissionId: 'TX-1',
      commissionExpiration: '2031-01-31',
    };
    await notaryJurisdictionCreateNotaryJurisdictions(client, { body });
    expect((await begin('49')).html).toContain('Notary session · Texas');
    const query = { include_tabs: 'true' } as const;
    const { notaries = [] } = await envelopeRecipientsList(client, { path: { envelopeId }, query });
    expect(notaries[0]?.tabs).toMatchObject({
      commissionNumberTabs: [{ value: 'TX-1' }],
      commissionStateTabs: [{ value: 'Texas' }],
    });
  });

  it.each([
    ['is disabled', async () => notaryUpdateNotary(client, { body: { enabled: 'false' } })],
    ['has only commissions that have ended', async () => control.setClock('2029-06-02T00:00:00Z')],
  ])('does not open for a notary who %s', async (_, arrange) => {
    await arrange();
    envelopeId = await makeLease(client, structuredClone(withNotary));
    const { html } = await open(mara);
    expect(html).toContain('You cannot act as a notary');
    expect(html).not.toContain('Notary_');
  });
});

describe('a notary of another company', () => {
  it('has a commission that the service does not know, and no journal', async () => {
    const other = { ...structuredClone(notary), name: 'Nora Quist', email: 'nora@partner.example' };
    envelopeId = await makeLease(client, {
      signers: [{ ...ines, tabs: signHere }],
      notaries: [
        {
          ...other,
          notarySigners: ['1'],
          notaryType: 'remote',
          notarySourceType: 'thirdparty',
          notaryThirdPartyPartner: 'onenotary',
        },
      ],
    });
    const waiting = await press(await open(ines), 'join');
    const who = { ...mara, name: other.name, email: other.email };
    const session = await press(await open(who), 'notary-begin', { jurisdiction: '15' });
    await identify(session, 'Ines Valdivia');
    await signed(visitor, await press(waiting, 'check'));
    await signed(visitor, await press(session, 'check'));
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
    expect((await readJournal()).map(({ documentName }) => documentName)).toEqual([
      'Berth lease.pdf',
    ]);
  });
});

describe('the journal', () => {
  it('is paged, and has the image of the signature', async () => {
    const waiting = await press(await open(ines), 'join');
    await press(await open(omar), 'join');
    const session = await identify(await begin(), 'Ines Valdivia');
    const page = await press(waiting, 'check');
    const drawn = Buffer.from(
      makePng({ width: 1, height: 1, rows: Buffer.from([0, 9, 9, 9]) }),
    ).toString('base64');
    await press(page, 'finish', {
      [findFieldName(page, 'Signature')]: 'true',
      'signature-name': 'I. Valdivia',
      'signature-image': `data:image/png;base64,${drawn}`,
    });
    await identify(session, 'Omar Dahl');
    await signed(visitor, await open(omar));
    await signed(visitor, await press(session, 'check'));
    const first = await notaryJournalsList(client, { query: { start_position: '1', count: '1' } });
    expect(first).toMatchObject({
      notaryJournals: [
        {
          signerName: 'Ines Valdivia',
          notaryJournalMetaData: { signatureImage: drawn },
        },
      ],
      startPosition: '1',
      resultSetSize: '1',
      totalSetSize: '3',
    });
    expect(first.nextUri).toContain('start_position=2');
    expect(first.previousUri).toContain('start_position=0');
  });
});

describe('without a browser', () => {
  it('the notary signs last, and the journal has the entries', async () => {
    expect(await catchErrorCode(control.sign(envelopeId, '9'))).toBe('RECIPIENT_NOT_IN_SEQUENCE');
    await control.sign(envelopeId, '1');
    await control.sign(envelopeId, '2');
    await control.sign(envelopeId, '9');
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
    expect((await readJournal()).map(({ signerName }) => signerName)).toEqual([
      'Ines Valdivia',
      'Ines Valdivia',
      'Omar Dahl',
    ]);
  });
});

describe('a notary who hosts an in-person signing', () => {
  it('identifies the signer, hands over the device, and has an entry in the journal', async () => {
    envelopeId = await makeLease(client, {
      inPersonSigners: [
        {
          recipientId: '1',
          signerName: 'Ines Valdivia',
          inPersonSigningType: 'notary',
          notaryHost: { name: mara.name, email: mara.email, tabs: structuredClone(notary.tabs) },
          tabs: signHere,
        },
      ],
    });
    const [mail] = await control.outbox({ to: mara.email, envelopeId });
    const session = await press(await go(mail?.link ?? ''), 'notary-begin', { jurisdiction: '15' });
    const over = await identify(session, 'Ines Valdivia');
    expect(over.html).toContain('Hand your device to');
    await signed(visitor, await press(over, 'hand-over'));
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
    expect((await readJournal()).at(-1)).toMatchObject({ signerName: 'Ines Valdivia' });
    const path = { envelopeId, documentId: '1' };
    const pdf = await envelopeDocumentsGet(client, { path }).bytes();
    for (const text of ['Notary Public', 'HH-204417', 'Mara Lindqvist'])
      expect((await pagesWith(pdf, text)).at(0)).toBe(1);
  });
});

it('an envelope is not sent whose signer names a notary that is not there', async () => {
  const { signers } = structuredClone(withNotary);
  expect(await catchErrorCode(makeLease(client, { signers }))).toBe('ENVELOPE_IS_INCOMPLETE');
});
