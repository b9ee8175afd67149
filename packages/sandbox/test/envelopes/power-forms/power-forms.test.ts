import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  accountsUpdateSettings,
  envelopesGet,
  envelopesListStatusChanges,
  foldersMoveEnvelopes,
  powerFormsCreate,
  powerFormsDelete,
  powerFormsDeleteList,
  powerFormsGet,
  powerFormsList,
  powerFormsListSenders,
  powerFormsUpdate,
  templatesCreate,
  templatesGet,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import type { PowerForm, UserSettingsInformation } from '@countersign/types/esign-v2.1';
import { startControlTest } from '../../control/harness.ts';
import { mara } from '../../harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { makeBerthTemplate } from '../templates/berth.ts';
import { arcand, guestForm, officeForm, summerForm } from './forms.ts';

const { newTenant, client: clientOf, close } = await startControlTest();
afterAll(close);

let client: Client;
let tenant: string;
let templateId: string;
beforeEach(async () => {
  ({ client, tenant } = newTenant());
  templateId = await makeBerthTemplate(client);
});

const create = (body: PowerForm = {}, by = client) =>
  powerFormsCreate(by, { body: { name: 'Berth', templateId, ...body } });
const codeOf = (body: PowerForm, by = client) => catchErrorCode(create(body, by));

const listIds = async (query: Parameters<typeof powerFormsList>[1] = {}) =>
  ((await powerFormsList(client, query)).powerForms ?? []).map(({ powerFormId }) => powerFormId);

/** Changes what Ines Arcand may do. */
const allow = (body: UserSettingsInformation) =>
  usersUpdateSettings(client, { path: { userId: arcand }, body });

describe('a new PowerForm', () => {
  it('has the roles of its template, the caller as sender, and an address', async () => {
    const made = await powerFormsCreate(client, { body: { templateId } });
    expect(made).toMatchObject({
      name: 'Berth lease, standard',
      templateName: 'Berth lease, standard',
      signingMode: 'email',
      isActive: 'true',
      timesUsed: '0',
      senderUserId: mara,
      senderName: 'Mara Lindqvist',
      createdBy: mara,
      recipients: [
        {
          roleName: 'Tenant',
          recipientType: 'signer',
          routingOrder: '1',
          userNameLocked: 'false',
          emailLocked: 'false',
        },
      ],
    });
    const address = new URL(made.powerFormUrl ?? '');
    expect(address.pathname).toBe('/Member/PowerFormSigning.aspx');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      PowerFormId: made.powerFormId,
      env: 'demo',
      tenant,
    });
    expect(await powerFormsGet(client, { path: { powerFormId: made.powerFormId ?? '' } })).toEqual(
      made,
    );
  });

  it('says of a role what the request says, and leaves out a role that the template lacks', async () => {
    const { recipients } = await create({
      recipients: [
        { roleName: 'Tenant', email: 'office@harbour.example', emailLocked: 'true' },
        { roleName: 'Landlord' },
      ],
    });
    expect(recipients).toMatchObject([
      { roleName: 'Tenant', email: 'office@harbour.example', emailLocked: 'true' },
    ]);
  });

  it.each([
    ['no template', { templateId: undefined }, 'INVALID_REQUEST_PARAMETER'],
    [
      'an unknown template',
      { templateId: '00000000-1111-4222-8333-444444444444' },
      'TEMPLATE_ID_INVALID',
    ],
    [
      'an unknown sender',
      { senderUserId: '00000000-1111-4222-8333-444444444444' },
      'USER_NOT_FOUND',
    ],
    ['a limit without a number', { maxUseEnabled: 'true' }, 'INVALID_REQUEST_PARAMETER'],
    [
      'more uses than can be counted',
      { maxUseEnabled: 'true', usesRemaining: '99999999999' },
      'INVALID_REQUEST_PARAMETER',
    ],
    [
      'an interval without a length',
      { limitUseIntervalEnabled: 'true' },
      'INVALID_REQUEST_PARAMETER',
    ],
    [
      'an interval without a unit',
      { limitUseIntervalEnabled: 'true', limitUseInterval: '2' },
      'INVALID_REQUEST_PARAMETER',
    ],
    [
      'an interval of nothing',
      { limitUseIntervalEnabled: 'true', limitUseInterval: '0', limitUseIntervalUnits: 'days' },
      'INVALID_REQUEST_PARAMETER',
    ],
    ['long instructions', { instructions: 'x'.repeat(2001) }, 'INVALID_REQUEST_PARAMETER'],
  ] as const)('with %s is rejected', async (_, body, code) => {
    expect(await codeOf(body)).toBe(code);
  });

  it('is rejected for a template with nothing to sign', async () => {
    const { templateId: empty } = await templatesCreate(client, { body: { name: 'Empty' } });
    expect(await codeOf({ templateId: empty })).toBe('INVALID_REQUEST_PARAMETER');
  });

  it('is rejected for a template that is in the recycle bin', async () => {
    const deleted = await makeBerthTemplate(client);
    const path = { folderId: 'recyclebin' };
    await foldersMoveEnvelopes(client, { path, body: { envelopeIds: [deleted] } });
    expect(await codeOf({ templateId: deleted })).toBe('INVALID_REQUEST_PARAMETER');
  });
});

describe('who may use PowerForms', () => {
  it('a sender sees the own ones, and creates none', async () => {
    const own = clientOf({ token: 'sandbox-sender', tenant });
    expect((await powerFormsList(own)).powerForms?.map(({ powerFormId }) => powerFormId)).toEqual([
      officeForm,
    ]);
    expect(await codeOf({}, own)).toBe('USER_LACKS_PERMISSIONS');
    const path = { powerFormId: guestForm };
    expect(await catchErrorCode(powerFormsGet(own, { path }))).toBe('USER_LACKS_PERMISSIONS');
    expect(await catchErrorCode(powerFormsDelete(own, { path }))).toBe('USER_LACKS_PERMISSIONS');
    const body = { name: 'Office' };
    const mine = { powerFormId: officeForm };
    expect(await powerFormsUpdate(own, { path: mine, body })).toMatchObject(body);
  });

  it('a viewer sees none', async () => {
    const viewer = clientOf({ token: 'sandbox-viewer', tenant });
    expect(await catchErrorCode(powerFormsList(viewer))).toBe('USER_LACKS_PERMISSIONS');
    expect(await catchErrorCode(powerFormsListSenders(viewer))).toBe('USER_LACKS_PERMISSIONS');
  });

  it('a sender creates them after an administrator has allowed it', async () => {
    await allow({ powerFormMode: 'admin' });
    const own = clientOf({ token: 'sandbox-sender', tenant });
    const shared = await makeBerthTemplate(client, { shared: 'true' });
    expect(await create({ templateId: shared }, own)).toMatchObject({ senderUserId: arcand });
    // The template of another user stays out of reach.
    expect(await codeOf({}, own)).toBe('TEMPLATE_ID_INVALID');
    expect((await powerFormsList(own)).totalSetSize).toBe(4);
  });

  it('an administrator of them sees all their envelopes where that is allowed', async () => {
    const own = clientOf({ token: 'sandbox-sender', tenant });
    // The envelope was created from the PowerForm of another user.
    const path = { envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };
    const query = { envelope_ids: path.envelopeId };
    const see = async () => [
      await catchErrorCode(envelopesGet(own, { path })),
      (await envelopesListStatusChanges(own, { query })).totalSetSize,
    ];
    expect(await see()).toEqual(['USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT', '0']);
    await allow({ powerFormMode: 'admin' });
    expect(await see()).toEqual(['USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT', '0']);
    await allow({ allowPowerFormsAdminToAccessAllPowerFormEnvelope: 'true' });
    expect(await see()).toEqual(['none', '1']);
    const all = await envelopesListStatusChanges(own, { query: { from_date: '2020-01-01' } });
    expect(all.envelopes?.map(({ envelopeId }) => envelopeId)).not.toContain(
      '8c0e5f71-92b4-4d3a-86e7-1a5c9d2b4f60',
    );
    await allow({ powerFormMode: 'user' });
    expect(await see()).toEqual(['USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT', '0']);
  });

  it('nobody does where the account has switched them off', async () => {
    await accountsUpdateSettings(client, { body: { enablePowerForm: 'false' } });
    expect(await codeOf({})).toBe('ACCOUNT_LACKS_PERMISSIONS');
    expect(await catchErrorCode(powerFormsList(client))).toBe('ACCOUNT_LACKS_PERMISSIONS');
  });

  it('a form is signed directly only where the account allows it', async () => {
    await accountsUpdateSettings(client, { body: { enablePowerFormDirect: 'false' } });
    expect(await codeOf({ signingMode: 'direct' })).toBe('ACCOUNT_LACKS_PERMISSIONS');
    expect(await create({ signingMode: 'email' })).toMatchObject({ signingMode: 'email' });
  });

  it('the sender must be allowed to send', async () => {
    const viewer = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
    expect(await codeOf({ senderUserId: viewer })).toBe('USER_LACKS_PERMISSIONS');
  });
});

describe('a list', () => {
  it.each([
    ['created', 'asc', [summerForm, guestForm, officeForm]],
    ['created', 'desc', [officeForm, guestForm, summerForm]],
    ['lastused', 'desc', [guestForm, summerForm, officeForm]],
    ['used', 'asc', [officeForm, guestForm, summerForm]],
    ['remaining', 'asc', [guestForm, summerForm, officeForm]],
    ['sender', 'asc', [officeForm, summerForm, guestForm]],
    ['status', 'desc', [summerForm, guestForm, officeForm]],
    ['auth', 'asc', [officeForm, summerForm, guestForm]],
    ['templatename', 'asc', [summerForm, guestForm, officeForm]],
    ['type', 'desc', [summerForm, guestForm, officeForm]],
  ] as const)('by %s %s', async (order_by, order, expected) => {
    expect(await listIds({ query: { order_by, order } })).toEqual(expected);
  });

  it('is searched, by all fields or some', async () => {
    expect(await listIds({ query: { search_text: 'GUEST' } })).toEqual([guestForm]);
    expect(await listIds({ query: { search_text: 'arcand' } })).toEqual([officeForm]);
    expect(await listIds({ query: { search_text: 'arcand', search_fields: 'name' } })).toEqual([]);
    expect(await listIds({ query: { search_text: 'standard' } })).toHaveLength(3);
    expect(
      await listIds({ query: { search_text: 'standard', search_fields: 'name,sender' } }),
    ).toHaveLength(0);
  });

  it('is of the time in which they were created', async () => {
    expect(await listIds({ query: { from_date: '2026-11-02', to_date: '2026-11-02' } })).toEqual([
      guestForm,
    ]);
    expect(await listIds({ query: { to_date: '2026-11-01' } })).toEqual([summerForm]);
  });

  it('comes in pages', async () => {
    const page = await powerFormsList(client, { query: { count: '2', start_position: '1' } });
    expect(page).toMatchObject({
      resultSetSize: 2,
      totalSetSize: 3,
      startPosition: 1,
      endPosition: 2,
      nextUri: null,
    });
    expect(page.previousUri).toMatch(/^\/powerforms\?/);
  });

  it('has the senders once each', async () => {
    expect(await powerFormsListSenders(client)).toMatchObject({
      totalSetSize: 2,
      powerFormSenders: [
        { userName: 'Mara Lindqvist', userStatus: 'Active' },
        { userName: 'Ines Arcand' },
      ],
    });
  });
});

describe('a change', () => {
  const path = { powerFormId: guestForm };

  it('keeps what it does not name', async () => {
    const before = await powerFormsGet(client, { path });
    const after = await powerFormsUpdate(client, { path, body: { isActive: 'false' } });
    expect(after).toEqual({ ...before, isActive: 'false' });
  });

  it('cannot set what the service counts', async () => {
    const body = { name: 'Guests', timesUsed: '0', senderName: 'Somebody' };
    expect(await powerFormsUpdate(client, { path, body })).toMatchObject({
      name: 'Guests',
      timesUsed: '12',
      senderName: 'Mara Lindqvist',
    });
    const nothing = powerFormsUpdate(client, { path, body: { timesUsed: '0' } });
    expect(await catchErrorCode(nothing)).toBe('INVALID_REQUEST_BODY');
  });

  it('takes another template with its roles', async () => {
    const other = await makeBerthTemplate(client, { name: 'Other' });
    expect(await powerFormsUpdate(client, { path, body: { templateId: other } })).toMatchObject({
      templateId: other,
      templateName: 'Other',
    });
  });

  it('removes a text with an empty one', async () => {
    const after = await powerFormsUpdate(client, { path, body: { instructions: '' } });
    expect(after).not.toHaveProperty('instructions');
  });

  it('of a form that is not there is rejected', async () => {
    const missing = { powerFormId: '00000000-1111-4222-8333-444444444444' };
    const body = { name: 'x' };
    expect(await catchErrorCode(powerFormsUpdate(client, { path: missing, body }))).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });
});

describe('deleting', () => {
  it('one', async () => {
    const path = { powerFormId: guestForm };
    await powerFormsDelete(client, { path });
    expect(await catchErrorCode(powerFormsGet(client, { path }))).toBe('RESOURCE_NOT_FOUND');
  });

  it('several, with an error for each that cannot be deleted', async () => {
    const missing = '00000000-1111-4222-8333-444444444444';
    const own = clientOf({ token: 'sandbox-sender', tenant });
    const { powerForms } = await powerFormsDeleteList(own, {
      body: {
        powerForms: [
          { powerFormId: missing },
          { powerFormId: guestForm },
          { powerFormId: officeForm },
          {},
        ],
      },
    });
    expect(powerForms?.map(({ errorDetails }) => errorDetails?.errorCode)).toEqual([
      'RESOURCE_NOT_FOUND',
      'USER_LACKS_PERMISSIONS',
      undefined,
      'RESOURCE_NOT_FOUND',
    ]);
    const left = (await powerFormsList(client)).powerForms ?? [];
    expect(left.map(({ powerFormId }) => powerFormId)).toEqual([summerForm, guestForm]);
  });
});

it('a template shows its PowerForms where they are asked for', async () => {
  const made = await create({ name: 'Berths' });
  const path = { templateId };
  const shown = await templatesGet(client, { path, query: { include: 'powerforms' } });
  expect(shown.powerForms).toEqual([made]);
  expect(await templatesGet(client, { path })).not.toHaveProperty('powerForms');
});
