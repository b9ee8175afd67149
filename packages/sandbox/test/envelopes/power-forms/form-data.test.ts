import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopesListStatusChanges,
  powerFormDataList,
  powerFormsCreate,
  powerFormsUpdate,
} from '@countersign/client/esign-v2.1';
import type { Control } from '../../../src/control/client.ts';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { makeBerthTemplate } from '../templates/berth.ts';
import { createVisitor } from '../views/visitor.ts';
import { guestForm, officeForm } from './forms.ts';

const { sandbox, newTenant, client: clientOf, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

let client: Client;
let control: Control;
let tenant: string;
let path: { powerFormId: string };
let url: string;
beforeEach(async () => {
  ({ client, control, tenant } = newTenant());
  const templateId = await makeBerthTemplate(client, { useDisclosure: 'false' });
  const form = await powerFormsCreate(client, {
    body: { name: 'Guest berth', templateId, signingMode: 'direct' },
  });
  path = { powerFormId: form.powerFormId ?? '' };
  url = form.powerFormUrl ?? '';
});

/** Fills in the form and signs, at a time; gives the ID of the envelope. */
async function use(name: string, email: string, boat: string, at: string): Promise<string> {
  await control.freeze(at);
  await press(await go(url), 'begin', { 'name-1': name, 'email-1': email });
  const query = { from_date: at, powerformids: path.powerFormId };
  const { envelopes = [] } = await envelopesListStatusChanges(client, { query });
  const envelopeId = envelopes[0]?.envelopeId ?? '';
  await control.sign(envelopeId, '1', { Boat: boat, Season: 'winter' });
  return envelopeId;
}

/** Creates the recipient's form data that a signer has entered. */
const signer = (name: string, email: string, boat: string) => [
  {
    recipientId: '1',
    name,
    email,
    formData: [
      { name: 'Boat', value: boat },
      { name: 'Season', value: 'winter' },
    ],
  },
];

/** Fetches the data as text. */
async function fetchText(query = '', accept?: string): Promise<{ type: string; text: string }> {
  const address = `http://sandbox.test/v2.1/accounts/${accountId}/powerforms/${path.powerFormId}/form_data${query}`;
  const response = await sandbox.fetch(
    new Request(address, {
      headers: {
        authorization: 'Bearer sandbox',
        'x-countersign-tenant': tenant,
        ...(accept !== undefined && { accept }),
      },
    }),
  );
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
  return { type, text: await response.text() };
}

describe('the data of a PowerForm', () => {
  it('has each envelope with what its signers entered', async () => {
    const first = await use('Omar Dahl', 'omar@quay.example', 'Petrel', '2027-01-01T10:00:00Z');
    const second = await use('Rosa Blum', 'rosa@quay.example', 'Tern', '2027-02-01T10:00:00Z');
    const { envelopes } = await powerFormDataList(client, { path });
    expect(envelopes).toEqual([
      { envelopeId: first, recipients: signer('Omar Dahl', 'omar@quay.example', 'Petrel') },
      { envelopeId: second, recipients: signer('Rosa Blum', 'rosa@quay.example', 'Tern') },
    ]);
  });

  it.each([
    [{ from_date: '2027-01-15' }, ['second']],
    [{ to_date: '2027-01-01' }, ['first']],
    [{ from_date: '2027-01-01T10:00:00Z', to_date: '2027-02-01T10:00:00Z' }, ['first', 'second']],
    [{ from_date: '2027-01-01T10:00:01Z', to_date: '2027-02-01T09:59:59Z' }, []],
  ])('of %j is that of the envelopes created then', async (query, expected) => {
    const names = new Map([
      [await use('Omar Dahl', 'omar@quay.example', 'Petrel', '2027-01-01T10:00:00Z'), 'first'],
      [await use('Rosa Blum', 'rosa@quay.example', 'Tern', '2027-02-01T10:00:00Z'), 'second'],
    ]);
    const { envelopes = [] } = await powerFormDataList(client, { path, query });
    expect(envelopes.map(({ envelopeId = '' }) => names.get(envelopeId))).toEqual(expected);
  });

  it('comes as CSV, with quotes where they are needed', async () => {
    const id = await use('Dahl, Omar', 'omar@quay.example', 'The "Tern"', '2027-01-01T10:00:00Z');
    const classic = `EnvelopeId,RecipientId,Name,Email,Boat,Season\r\n${id},1,"Dahl, Omar",omar@quay.example,"The ""Tern""",winter\r\n`;
    expect(await fetchText('?data_layout=Csv_Classic')).toEqual({
      type: 'text/csv',
      text: classic,
    });
    expect(await fetchText('', 'text/csv')).toEqual({ type: 'text/csv', text: classic });
    expect(await fetchText('?data_layout=Csv_One_Envelope_Per_Line')).toEqual({
      type: 'text/csv',
      text: `EnvelopeId,1 RecipientId,1 Name,1 Email,1 Boat,1 Season\r\n${id},1,"Dahl, Omar",omar@quay.example,"The ""Tern""",winter\r\n`,
    });
  });

  it('comes as XML, with its characters escaped', async () => {
    await use('Omar Dahl', 'omar@quay.example', '<Tern> & co\u0001', '2027-01-01T10:00:00Z');
    const xml = await fetchText('?data_layout=Xml_Classic');
    expect(xml.type).toBe('application/xml');
    expect(xml.text).toContain('<value>&lt;Tern&gt; &amp; co\uFFFD</value>');
    expect(await fetchText('', 'application/xml')).toEqual(xml);
  });

  it.each([
    ['?data_layout=Native', 'text/csv'],
    ['', 'application/json, text/csv'],
    ['', '*/*'],
    ['', undefined],
  ])('comes as JSON for %j with Accept: %s', async (query, accept) => {
    const { type, text } = await fetchText(query, accept);
    expect([type, JSON.parse(text)]).toEqual(['application/json', { envelopes: [] }]);
  });

  it('stays where the PowerForm changes', async () => {
    await use('Omar Dahl', 'omar@quay.example', 'Petrel', '2027-01-01T10:00:00Z');
    await powerFormsUpdate(client, { path, body: { isActive: 'false' } });
    expect((await powerFormDataList(client, { path })).envelopes).toHaveLength(1);
  });

  it('is for its sender and administrators', async () => {
    const sender = clientOf({ token: 'sandbox-sender', tenant });
    const own = { powerFormId: officeForm };
    expect((await powerFormDataList(sender, { path: own })).envelopes).toEqual([]);
    const foreign = { powerFormId: guestForm };
    expect(await catchErrorCode(powerFormDataList(sender, { path: foreign }))).toBe(
      'USER_LACKS_PERMISSIONS',
    );
    const missing = { powerFormId: '00000000-1111-4222-8333-444444444444' };
    expect(await catchErrorCode(powerFormDataList(client, { path: missing }))).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });
});
