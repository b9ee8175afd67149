import {
  accountsUpdateSettings,
  notaryCreateNotary,
  notaryGetNotary,
  notaryJournalsList,
  notaryJurisdictionCreateNotaryJurisdictions,
  notaryJurisdictionDeleteNotaryJurisdiction,
  notaryJurisdictionGetNotaryJurisdiction,
  notaryJurisdictionGetNotaryJurisdictions,
  notaryJurisdictionUpdateNotaryJurisdiction,
  notaryUpdateNotary,
} from '@countersign/client/esign-v2.1';
import type { NotaryJurisdiction } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const texas: NotaryJurisdiction = {
  jurisdiction: { jurisdictionId: '49' },
  commissionId: 'TX-1',
  commissionExpiration: '2031-01-31',
};

/** Creates the clients of Mara, who is a notary, and of a sender, who is not. */
function newClients() {
  const { tenant, client, control } = newTenant();
  return { client, control, sender: createTestClient({ tenant, token: 'sandbox-sender' }) };
}

describe('the registration as a notary', () => {
  it('is created once, and changed', async () => {
    const { sender, client } = newClients();
    expect(await catchErrorCode(notaryGetNotary(sender))).toBe('USER_LACKS_PERMISSIONS');
    const made = await notaryCreateNotary(sender, { body: { searchable: 'false' } });
    expect(made).toMatchObject({
      enabled: 'true',
      searchable: 'false',
      userInfo: { userName: 'Ines Arcand' },
    });
    await notaryUpdateNotary(sender, { body: { enabled: 'false' } });
    expect((await notaryGetNotary(sender)).notary).toMatchObject({
      enabled: 'false',
      searchable: 'false',
    });
    expect((await notaryGetNotary(client)).notary?.userInfo?.userName).toBe('Mara Lindqvist');
  });

  it('is changed by a further call, which keeps the rest', async () => {
    const { client } = newClients();
    const query = { include_jurisdictions: 'true' } as const;
    const before = await notaryGetNotary(client, { query });
    await notaryCreateNotary(client, { body: { searchable: 'false' } });
    expect(await notaryGetNotary(client, { query })).toEqual({
      ...before,
      notary: { ...before.notary, searchable: 'false' },
    });
  });

  it('is refused to accounts without notaries', async () => {
    const { sender, client } = newClients();
    const off = 'false';
    await accountsUpdateSettings(client, {
      body: {
        enableSignWithNotary: off,
        allowInPersonElectronicNotary: off,
        allowRemoteNotary: off,
      },
    });
    expect(await catchErrorCode(notaryCreateNotary(sender, { body: {} }))).toBe(
      'ACCOUNT_LACKS_PERMISSIONS',
    );
  });

  it('lists its jurisdictions only where they are asked for', async () => {
    const { client } = newClients();
    expect(await notaryGetNotary(client)).not.toHaveProperty('jurisdictions');
    const query = { include_jurisdictions: 'true' } as const;
    expect((await notaryGetNotary(client, { query })).jurisdictions).toMatchObject([
      { jurisdictionId: '15', name: 'Florida', county: 'Monroe', commissionIdInSeal: 'true' },
    ]);
  });
});

describe('the registration in a jurisdiction', () => {
  it('is added, read, changed and removed', async () => {
    const { client } = newClients();
    await notaryJurisdictionCreateNotaryJurisdictions(client, { body: texas });
    const path = { jurisdictionId: '49' };
    expect(await notaryJurisdictionGetNotaryJurisdiction(client, { path })).toMatchObject({
      registeredName: 'Mara Lindqvist',
      commissionId: 'TX-1',
      jurisdiction: { name: 'Texas', enabled: 'true' },
    });
    const body = { commissionExpiration: '2035-01-31' };
    const changed = await notaryJurisdictionUpdateNotaryJurisdiction(client, { path, body });
    expect(changed).toMatchObject({
      commissionId: 'TX-1',
      commissionExpiration: '2035-01-31T00:00:00.0000000Z',
    });
    const list = await notaryJurisdictionGetNotaryJurisdictions(client);
    expect(list).toMatchObject({ resultSetSize: '2', totalSetSize: '2', endPosition: '1' });
    await notaryJurisdictionDeleteNotaryJurisdiction(client, { path });
    const read = notaryJurisdictionGetNotaryJurisdiction(client, { path });
    expect(await catchErrorCode(read)).toBe('RESOURCE_NOT_FOUND');
  });

  it.each<[string, NotaryJurisdiction, string]>([
    ['no jurisdiction', { commissionId: 'TX-1' }, 'INVALID_REQUEST_PARAMETER'],
    ['an unknown one', { jurisdiction: { jurisdictionId: '99' } }, 'INVALID_REQUEST_PARAMETER'],
    ['one twice', { jurisdiction: { jurisdictionId: '15' } }, 'INVALID_REQUEST_PARAMETER'],
    ['no commission', { commissionId: '' }, 'INVALID_REQUEST_PARAMETER'],
    ['no date', { commissionExpiration: 'never' }, 'INVALID_REQUEST_PARAMETER'],
    [
      'a commission that has ended',
      { commissionExpiration: '2020-01-31' },
      'INVALID_REQUEST_PARAMETER',
    ],
    [
      'no county where the seal shows it',
      { jurisdiction: { jurisdictionId: '10' } },
      'INVALID_REQUEST_PARAMETER',
    ],
    ['a county', { jurisdiction: { jurisdictionId: '10' }, county: 'Marin' }, 'none'],
  ])('is checked: %s', async (what, more, code) => {
    const { client } = newClients();
    const body = what === 'no jurisdiction' ? more : { ...texas, ...more };
    const call = notaryJurisdictionCreateNotaryJurisdictions(client, { body });
    expect(await catchErrorCode(call)).toBe(code);
  });

  it('is not changed by an empty body, and only for notaries', async () => {
    const { client, sender } = newClients();
    const path = { jurisdictionId: '15' };
    const empty = notaryJurisdictionUpdateNotaryJurisdiction(client, { path, body: {} });
    expect(await catchErrorCode(empty)).toBe('INVALID_REQUEST_BODY');
    const other = notaryJurisdictionUpdateNotaryJurisdiction(sender, { path, body: {} });
    expect(await catchErrorCode(other)).toBe('USER_LACKS_PERMISSIONS');
  });
});

describe('the journal', () => {
  it('is searched by signer, document, jurisdiction, comment and witness', async () => {
    const { client, sender } = newClients();
    const count = async (text: string) =>
      (await notaryJournalsList(client, { query: { search_text: text } })).totalSetSize;
    for (const text of ['valdivia', 'LEASE', 'florida', 'harbour office', 'brandt', 'passport'])
      expect(await count(text)).toBe('1');
    expect(await count('no such text')).toBe('0');
    expect(await catchErrorCode(notaryJournalsList(sender))).toBe('USER_LACKS_PERMISSIONS');
  });
});
