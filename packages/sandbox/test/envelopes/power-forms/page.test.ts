import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  accountsUpdateSettings,
  envelopeRecipientsList,
  envelopeRecipientsUpdate,
  envelopesGet,
  envelopesListStatusChanges,
  envelopesUpdate,
  powerFormsCreate,
  powerFormsDelete,
  powerFormsGet,
  powerFormsUpdate,
  usersDelete,
} from '@countersign/client/esign-v2.1';
import type { PowerForm, Recipients } from '@countersign/types/esign-v2.1';
import type { Control } from '../../../src/control/client.ts';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { makeBerthTemplate } from '../templates/berth.ts';
import { createVisitor, findFieldName, type Seen } from '../views/visitor.ts';
import { arcand, guestForm, officeForm, summerForm } from './forms.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

let client: Client;
let control: Control;
let tenant: string;
beforeEach(() => void ({ client, control, tenant } = newTenant()));

const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '200' };
const signHere = [{ ...place, tabLabel: 'Signature' }];

/** The role of a tenant, and one of a guarantor who signs after it. */
const twoRoles: Recipients = {
  signers: [
    {
      recipientId: '1',
      routingOrder: '1',
      roleName: 'Tenant',
      tabs: {
        signHereTabs: signHere,
        textTabs: [
          { ...place, yPosition: '300', tabLabel: 'Boat' },
          { ...place, yPosition: '330', tabLabel: 'Pier', locked: 'true' },
        ],
        checkboxTabs: [{ ...place, yPosition: '360', tabLabel: 'Power' }],
        listTabs: [
          {
            ...place,
            yPosition: '390',
            tabLabel: 'Season',
            listItems: [
              { text: 'Summer', value: 'S' },
              { text: 'Winter', value: 'W' },
            ],
          },
        ],
      },
    },
    {
      recipientId: '2',
      routingOrder: '2',
      roleName: 'Guarantor',
      tabs: { signHereTabs: signHere },
    },
  ],
};
const oneRole: Recipients = { signers: twoRoles.signers?.slice(0, 1) };

const you = { 'name-1': 'Omar Dahl', 'email-1': 'omar.dahl@quayside.example' };
const guarantor = { 'name-2': 'Rosa Blum', 'email-2': 'rosa.blum@quayside.example' };

/** Creates a PowerForm, and gives it with its address. */
async function createForm(body: PowerForm = {}, recipients: Recipients = oneRole) {
  const templateId = await makeBerthTemplate(client, { recipients, useDisclosure: 'false' });
  const form = await powerFormsCreate(client, {
    body: { name: 'Guest berth', templateId, signingMode: 'direct', ...body },
  });
  return { powerFormId: form.powerFormId ?? '', url: form.powerFormUrl ?? '' };
}

const begin = async (page: Seen | string, fields: Record<string, string> = you) =>
  press(typeof page === 'string' ? await go(page) : page, 'begin', fields);

async function listEnvelopes(powerFormId: string) {
  const query = { from_date: '2020-01-01', powerformids: powerFormId, include: 'powerform' };
  return (await envelopesListStatusChanges(client, { query })).envelopes ?? [];
}

async function onlyEnvelope(powerFormId: string): Promise<string> {
  const found = await listEnvelopes(powerFormId);
  expect(found).toHaveLength(1);
  return found[0]?.envelopeId ?? '';
}

/** The value that the list of seasons gets from an address. */
async function prefillSeason(season: string) {
  const { powerFormId, url } = await createForm();
  await begin(`${url}&Tenant_Season=${season}`);
  const path = { envelopeId: await onlyEnvelope(powerFormId) };
  const query = { include_tabs: 'true' } as const;
  const { signers = [] } = await envelopeRecipientsList(client, { path, query });
  return signers[0]?.tabs?.listTabs?.map(({ value }) => value);
}

const invitations = () => control.outbox({ reason: 'signing-request' });

/** The page of a PowerForm of the seed. */
const findAddress = (powerFormId: string, more = '') =>
  `/Member/PowerFormSigning.aspx?PowerFormId=${powerFormId}&tenant=${tenant}${more}`;

describe('a form that is signed directly', () => {
  it('leads to the signing page, without an e-mail', async () => {
    const { powerFormId, url } = await createForm({ emailSubject: 'Guest berth', emailBody: 'Hi' });
    const page = await go(url);
    expect(page.status).toBe(200);
    expect(page.html).toContain('From Mara Lindqvist');
    const signing = await begin(page);
    expect(signing.html).toContain('Your signature');
    expect(await invitations()).toEqual([]);
    const envelopeId = await onlyEnvelope(powerFormId);
    const envelope = await envelopesGet(client, {
      path: { envelopeId },
      query: { include: 'powerform,recipients' },
    });
    expect(envelope).toMatchObject({
      status: 'delivered',
      emailSubject: 'Guest berth',
      emailBlurb: 'Hi',
      sender: { userName: 'Mara Lindqvist' },
      powerForm: { powerFormId, name: 'Guest berth', signingMode: 'direct' },
      recipients: { signers: [{ name: 'Omar Dahl', email: 'omar.dahl@quayside.example' }] },
    });
    const done = await press(signing, 'finish', {
      [findFieldName(signing, 'Signature')]: 'true',
      'signature-name': 'O. Dahl',
    });
    expect(done.html).toContain('You have finished');
    const { status } = await envelopesGet(client, { path: { envelopeId } });
    expect(status).toBe('completed');
    expect(await powerFormsGet(client, { path: { powerFormId } })).toMatchObject({
      timesUsed: '1',
      lastUsed: expect.stringMatching(/^20/),
    });
  });

  it('has the name of the form as its subject where there is no other', async () => {
    const templateId = await makeBerthTemplate(client, { emailSubject: '', recipients: oneRole });
    const form = await powerFormsCreate(client, {
      body: { name: 'x'.repeat(120), templateId, signingMode: 'direct' },
    });
    await begin(form.powerFormUrl ?? '');
    expect(await listEnvelopes(form.powerFormId ?? '')).toMatchObject([
      { status: 'sent', emailSubject: 'x'.repeat(100) },
    ]);
  });

  it('tells the envelope about its PowerForm only where that is asked for', async () => {
    const { powerFormId, url } = await createForm();
    await begin(url);
    const path = { envelopeId: await onlyEnvelope(powerFormId) };
    expect(await envelopesGet(client, { path })).not.toHaveProperty('powerForm');
  });

  it('writes to the person who finishes later, so that there is a way back', async () => {
    const { url } = await createForm();
    await press(await begin(url), 'later');
    const [mail, ...others] = await invitations();
    expect(others).toEqual([]);
    expect(mail?.to.email).toBe('omar.dahl@quayside.example');
    expect((await go(mail?.link ?? '')).html).toContain('Your signature');
  });

  it('does so too where the person does not agree to electronic records yet', async () => {
    const page = await begin(findAddress(officeForm));
    expect(page.html).toContain('electronic records');
    await press(page, 'later');
    expect((await invitations()).map(({ to }) => to.email)).toEqual([you['email-1']]);
  });

  it('writes to the person when the sender sends the envelope again', async () => {
    const { powerFormId, url } = await createForm();
    await begin(url);
    const path = { envelopeId: await onlyEnvelope(powerFormId) };
    await envelopesUpdate(client, { path, query: { resend_envelope: 'true' }, body: {} });
    expect(await invitations()).toHaveLength(1);
  });

  it('invites the next role when it is its turn', async () => {
    const { url } = await createForm({}, twoRoles);
    const signing = await begin(url, { ...you, ...guarantor });
    await press(signing, 'finish', {
      [findFieldName(signing, 'Signature')]: 'true',
      'signature-name': 'O. Dahl',
    });
    const mails = await invitations();
    expect(mails.map(({ to }) => to.email)).toEqual(['rosa.blum@quayside.example']);
  });

  it('is of use to a sender who could not use the template', async () => {
    const { powerFormId, url } = await createForm({ senderUserId: arcand });
    await begin(url);
    expect(await listEnvelopes(powerFormId)).toMatchObject([{ sender: { userId: arcand } }]);
  });
});

describe('a form that is signed after an e-mail', () => {
  it('asks for the code that the e-mail has', async () => {
    const { url } = await createForm({ signingMode: 'email' });
    const page = await begin(url);
    expect(page.html).toContain('in the e-mail that was sent to you');
    const [mail] = await invitations();
    const [, code = ''] = /access code is (\d{6})\./.exec(mail?.text.join('\n') ?? '') ?? [];
    expect(code).not.toBe('');
    expect((await press(page, 'code', { 'access-code': `${code}0` })).status).toBe(422);
    const signing = await press(page, 'code', { 'access-code': code });
    expect(signing.html).toContain('Your signature');
    // The button of the e-mail leads to the same question.
    expect((await go(mail?.link ?? '')).html).toContain('access-code');
  });

  it('sends no code with activateonly, but a link', async () => {
    const { url } = await createForm({ signingMode: 'email' });
    const page = await begin(`${url}&activateonly=1`);
    expect(page.html).toContain('Check your e-mail');
    expect(page.html).not.toContain('Your signature');
    const [mail] = await invitations();
    expect(mail?.text.join('\n')).not.toContain('access code');
    expect((await go(mail?.link ?? '')).html).toContain('Your signature');
  });

  it('keeps the code of the sender out of the e-mail', async () => {
    const recipients = [{ roleName: 'Tenant', accessCode: 'quay 7' }];
    const { url } = await createForm({ signingMode: 'email', recipients });
    const page = await begin(url);
    expect((await invitations()).map(({ text }) => text.join('\n'))).toEqual([
      expect.not.stringContaining('access code'),
    ]);
    expect((await press(page, 'code', { 'access-code': 'quay 7' })).html).toContain(
      'Your signature',
    );
  });

  it('keeps a code that the sender sets later out of the e-mail too', async () => {
    const { powerFormId, url } = await createForm({ signingMode: 'email' });
    await begin(url);
    const path = { envelopeId: await onlyEnvelope(powerFormId) };
    const signers = [{ recipientId: '1', accessCode: 'quay 8' }];
    await envelopeRecipientsUpdate(client, { path, body: { signers } });
    await envelopesUpdate(client, { path, query: { resend_envelope: 'true' }, body: {} });
    const mails = (await invitations()).map(({ text }) => text.join('\n'));
    expect(mails.filter((text) => text.includes('quay 8'))).toEqual([]);
  });
});

describe('what the address fills in', () => {
  it('is names, tabs of the role and custom fields, whatever their case', async () => {
    const { powerFormId, url } = await createForm({}, twoRoles);
    const more = new URLSearchParams({
      Tenant_UserName: 'Omar Dahl',
      tenant_email: 'omar.dahl@quayside.example',
      Guarantor_UserName: 'Rosa Blum',
      Tenant_Boat: 'Petrel',
      Tenant_Pier: 'North quay',
      Tenant_Power: 'x',
      Tenant_Season: 'W',
      Tenant_Unknown: 'nothing',
      'EnvelopeField_Berth number': 'B-17',
    });
    const page = await go(`${url}&${more}`);
    expect(page.html).toContain('value="Omar Dahl"');
    expect(page.html).toContain('value="Rosa Blum"');
    const fields = { ...you, ...guarantor, 'name-1': 'Omar A. Dahl' };
    await begin(page, fields);
    const path = { envelopeId: await onlyEnvelope(powerFormId) };
    const { signers = [] } = await envelopeRecipientsList(client, {
      path,
      query: { include_tabs: 'true' },
    });
    expect(signers[0]).toMatchObject({
      name: 'Omar A. Dahl',
      tabs: {
        textTabs: [
          { tabLabel: 'Boat', value: 'Petrel' },
          { tabLabel: 'Pier', value: 'North quay', locked: 'true' },
        ],
        checkboxTabs: [{ tabLabel: 'Power', selected: 'true' }],
        listTabs: [{ tabLabel: 'Season', value: 'W' }],
      },
    });
    const { customFields } = await envelopesGet(client, {
      path,
      query: { include: 'custom_fields' },
    });
    expect(customFields?.textCustomFields?.[0]).toMatchObject({
      name: 'Berth number',
      value: 'B-17',
    });
  });

  it('is only an item of a list, by its value or its text', async () => {
    expect(await prefillSeason('Winter')).toEqual(['W']);
    expect(await prefillSeason('Autumn')).toEqual(['']);
  });

  it('cannot have the character NUL, which a database may not store', async () => {
    const { powerFormId, url } = await createForm();
    await begin(`${url}&Tenant_Boat=Sea%00gull`, { ...you, 'name-1': 'Omar\0Dahl' });
    const path = { envelopeId: await onlyEnvelope(powerFormId) };
    const query = { include_tabs: 'true' } as const;
    const { signers = [] } = await envelopeRecipientsList(client, { path, query });
    expect(signers).toMatchObject([
      { name: 'Omar\uFFFDDahl', tabs: { textTabs: [{ value: 'Sea\uFFFDgull' }, {}] } },
    ]);
  });

  it('is not what the PowerForm locks, and neither is what a form sends', async () => {
    const { powerFormId, url } = await createForm({
      recipients: [
        {
          roleName: 'Tenant',
          name: 'Harbour office',
          userNameLocked: 'true',
          email: 'office@harbour.example',
          emailLocked: 'true',
        },
      ],
    });
    const page = await go(`${url}&Tenant_UserName=Mallory&Tenant_Email=m@evil.example`);
    expect(page.html).toContain('Harbour office');
    expect(page.html).not.toContain('name="email-1"');
    await begin(page, { 'name-1': 'Mallory', 'email-1': 'm@evil.example' });
    const path = { envelopeId: await onlyEnvelope(powerFormId) };
    expect((await envelopeRecipientsList(client, { path })).signers).toMatchObject([
      { name: 'Harbour office', email: 'office@harbour.example' },
    ]);
  });

  it('cannot add markup to the page', async () => {
    const evil = '"><script>alert(1)</script>';
    const { url } = await createForm({ name: evil, instructions: evil });
    const page = await sandbox.fetch(
      new Request(
        new URL(
          `/_countersign/views/powerform?${new URL(url).searchParams}&Tenant_UserName=${encodeURIComponent(evil)}`,
          'http://sandbox.test',
        ),
      ),
    );
    const html = await page.text();
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('a form that is not filled in well', () => {
  it.each([
    ['no name', { ...you, ...guarantor, 'name-1': ' ' }],
    ['a long name', { ...you, ...guarantor, 'name-1': 'x'.repeat(101) }],
    ['no address', { ...you, ...guarantor, 'email-1': '' }],
    ['a wrong address', { ...you, ...guarantor, 'email-1': 'omar at the quay' }],
    ['no next role', you],
  ])('with %s creates nothing', async (_, fields) => {
    const { powerFormId, url } = await createForm({}, twoRoles);
    const page = await begin(url, fields);
    expect(page.status).toBe(422);
    expect(page.html).toContain('Some fields are not complete yet.');
    expect(page.html).toContain('aria-invalid="true"');
    expect(await listEnvelopes(powerFormId)).toEqual([]);
  });

  it('says what the envelope does not take, and creates nothing', async () => {
    const same: Recipients = {
      signers: (twoRoles.signers ?? []).map((one) => ({ ...one, routingOrder: '1' })),
    };
    const { powerFormId, url } = await createForm({}, same);
    const twice = { 'name-2': you['name-1'], 'email-2': you['email-1'] };
    const page = await begin(url, { ...you, ...twice });
    expect(page.status).toBe(422);
    expect(page.html).toContain('same name, e-mail address and routing order');
    expect(await listEnvelopes(powerFormId)).toEqual([]);
    expect(await powerFormsGet(client, { path: { powerFormId } })).toMatchObject({
      timesUsed: '0',
    });
  });

  it('asks for the access code of a role that must have one', async () => {
    const recipients = [{ roleName: 'Guarantor', accessCodeRequired: 'true' as const }];
    const { powerFormId, url } = await createForm({ recipients }, twoRoles);
    const page = await begin(url, { ...you, ...guarantor });
    expect(page.html).toContain('Choose an access code');
    await begin(page, { ...you, ...guarantor, 'code-2': 'pier 3' });
    const path = { envelopeId: await onlyEnvelope(powerFormId) };
    expect((await envelopeRecipientsList(client, { path })).signers).toMatchObject([
      {},
      { accessCode: 'pier 3' },
    ]);
  });

  it('without the token of the page is rejected', async () => {
    const { powerFormId, url } = await createForm();
    const address = `/_countersign/views/powerform?${new URL(url).searchParams}`;
    expect((await go(address, new URLSearchParams(you))).status).toBe(403);
    await go(url);
    expect((await go(address, new URLSearchParams({ ...you, 'form-token': 'x' }))).status).toBe(
      403,
    );
    expect((await go(address, new URLSearchParams({ ...you, 'form-token': '' }))).status).toBe(403);
    expect(await listEnvelopes(powerFormId)).toEqual([]);
  });
});

describe('the limits of a form', () => {
  it('close it after the last use, which the sender learns', async () => {
    const { powerFormId, url } = await createForm({ maxUseEnabled: 'true', usesRemaining: '1' });
    const open = await go(url);
    await begin(url);
    expect(await powerFormsGet(client, { path: { powerFormId } })).toMatchObject({
      timesUsed: '1',
      usesRemaining: '0',
    });
    expect((await control.outbox({ reason: 'powerform-limit' })).map(({ to }) => to.name)).toEqual([
      'Mara Lindqvist',
    ]);
    const page = await go(url);
    expect([page.status, page.html]).toEqual([
      410,
      expect.stringContaining('used as often as its sender allowed'),
    ]);
    expect((await begin(open)).status).toBe(410);
    expect(await listEnvelopes(powerFormId)).toHaveLength(1);
    await powerFormsUpdate(client, { path: { powerFormId }, body: { usesRemaining: '1' } });
    expect((await go(url)).status).toBe(200);
  });

  it('leave the last use to one of several who begin at the same time', async () => {
    const { powerFormId, url } = await createForm({ maxUseEnabled: 'true', usesRemaining: '1' });
    const page = await go(url);
    const people = ['a', 'b', 'c', 'd'].map((name) => ({
      'name-1': name,
      'email-1': `${name}@quayside.example`,
    }));
    const answers = await Promise.all(people.map((person) => begin(page, person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    expect(await listEnvelopes(powerFormId)).toHaveLength(1);
  });

  it.each([
    ['minutes', '2027-01-01T00:02:00Z'],
    ['hours', '2027-01-01T02:00:00Z'],
    ['days', '2027-01-03T00:00:00Z'],
    ['weeks', '2027-01-15T00:00:00Z'],
    ['months', '2027-03-01T00:00:00Z'],
  ] as const)('let the same person wait for two %s', async (limitUseIntervalUnits, end) => {
    const { powerFormId, url } = await createForm({
      limitUseIntervalEnabled: 'true',
      limitUseInterval: '2',
      limitUseIntervalUnits,
    });
    await control.freeze('2027-01-01T00:00:00Z');
    await begin(url);
    const again = { ...you, 'email-1': 'OMAR.Dahl@quayside.example' };
    const page = await begin(url, again);
    expect([page.status, page.html]).toEqual([422, expect.stringContaining('can use it again')]);
    await begin(url, { ...you, 'email-1': 'rosa.blum@quayside.example' });
    expect(await listEnvelopes(powerFormId)).toHaveLength(2);
    await control.freeze(new Date(Date.parse(end) - 1));
    expect((await begin(url, again)).status).toBe(422);
    await control.freeze(end);
    await begin(url, again);
    expect(await listEnvelopes(powerFormId)).toHaveLength(3);
  });
});

describe('a form that cannot be used', () => {
  it('is one that is not active', async () => {
    const page = await go(findAddress(summerForm));
    expect([page.status, page.html]).toEqual([
      403,
      expect.stringContaining('Contact Mara Lindqvist'),
    ]);
  });

  it('is one that became so while it was open', async () => {
    const { powerFormId, url } = await createForm();
    const open = await go(url);
    await powerFormsUpdate(client, { path: { powerFormId }, body: { isActive: 'false' } });
    expect((await begin(open)).status).toBe(403);
    expect(await listEnvelopes(powerFormId)).toEqual([]);
  });

  it('is one of an account without PowerForms, or without those that are signed directly', async () => {
    await accountsUpdateSettings(client, { body: { enablePowerFormDirect: 'false' } });
    expect((await go(findAddress(officeForm))).status).toBe(403);
    expect((await go(findAddress(guestForm))).status).toBe(200);
    await accountsUpdateSettings(client, { body: { enablePowerForm: 'false' } });
    expect((await go(findAddress(guestForm))).status).toBe(403);
  });

  it('is one whose sender has left', async () => {
    await usersDelete(client, { body: { users: [{ userId: arcand }] } });
    expect((await go(findAddress(officeForm))).status).toBe(409);
  });

  it('is one that is unknown, deleted, or of another account or tenant', async () => {
    expect((await go(findAddress('00000000-1111-4222-8333-444444444444'))).status).toBe(404);
    expect((await go(findAddress(guestForm, `&acct=${guestForm}`))).status).toBe(404);
    expect((await go(findAddress(guestForm, `&acct=${accountId.toUpperCase()}`))).status).toBe(200);
    expect((await go('/Member/PowerFormSigning.aspx')).status).toBe(404);
    await powerFormsDelete(client, { path: { powerFormId: guestForm } });
    expect((await go(findAddress(guestForm))).status).toBe(404);
    const other = newTenant();
    const { powerFormId } = await createForm();
    const elsewhere = `/Member/PowerFormSigning.aspx?PowerFormId=${powerFormId}&tenant=${other.tenant}`;
    expect((await go(elsewhere)).status).toBe(404);
  });
});
