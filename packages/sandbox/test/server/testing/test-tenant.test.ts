import { envelopesCreate, envelopesGet, usersList } from '@countersign/client/esign-v2.1';
import { roomsGetRooms } from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { envelope, seed } from '../../../src/server/testing/index.ts';
import { createSandbox, startSandbox } from '../../../src/index.ts';
import { newStorage } from '../../storage.ts';
import { startTest } from '../../harness.ts';

const { sandbox, close } = await startTest();
const listening = await startSandbox({ port: 0, storage: await newStorage() });
afterAll(() => Promise.all([close(), listening.close()]));

describe.each([
  ['without a transport', sandbox],
  ['over HTTP', listening],
])('a tenant of a sandbox %s', (_, of) => {
  it('has clients, the account, its users and their tokens', async () => {
    const tenant = await of.tenant();
    expect(tenant.account.name).toBe('Harbour Leasing');
    expect(tenant.user).toMatchObject({ userName: 'Mara Lindqvist', isAdmin: true });
    expect(tenant.users.map(({ status }) => status)).toContain('Closed');
    expect(tenant.tokens).toMatchObject({ 'mara.lindqvist@harbour.example': 'sandbox' });
    const { users = [] } = await usersList(tenant.client);
    expect(users.map(({ email }) => email)).toContain(tenant.user.email);
    const { rooms = [] } = await roomsGetRooms(tenant.client);
    expect(rooms.length).toBeGreaterThan(0);
  });

  it('shares nothing with another one', async () => {
    const [one, other] = await Promise.all([of.tenant(), of.tenant()]);
    await envelopesCreate(one.client, { body: envelope().sentTo('ines').build() });
    expect(await one.control.outbox()).toHaveLength(1);
    expect(await other.control.outbox()).toEqual([]);
    const again = await of.tenant({ name: one.name });
    expect(await again.control.outbox()).toHaveLength(1);
  });

  it('calls in the name of other users', async () => {
    const { client, as } = await of.tenant();
    const { envelopeId = '' } = await envelopesCreate(as('ines'), {
      body: envelope('Lease of berth 12').sentTo('rosa').build(),
    });
    const { sender } = await envelopesGet(client, { path: { envelopeId } });
    expect(sender?.userName).toBe('Ines Arcand');
    expect(() => as('petra')).toThrow(
      /^there is no active user petra: .*Ines Arcand \(ines\.arcand@harbour\.example\)/,
    );
  });

  it('begins with a seed', async () => {
    const rosa = seed.user('Rosa Blum', { memberships: [{ permissionProfileId: '2301414' }] });
    const { client, user } = await of.tenant({
      user: 'rosa',
      seed: {
        users: [rosa],
        envelopes: [
          seed.envelope(envelope('Lease of berth 12').sentTo('omar').draft(), {
            senderUserId: rosa.userId,
          }),
        ],
        templates: [
          seed.template('Berth lease', envelope('Lease').with({ status: 'created' }), {
            ownerUserId: rosa.userId,
          }),
        ],
      },
    });
    expect(user).toMatchObject({ userName: 'Rosa Blum', isAdmin: true });
    const { envelopeId } = seed.envelope(envelope('Lease of berth 12'), {
      senderUserId: rosa.userId,
    });
    const found = await envelopesGet(client, { path: { envelopeId } });
    expect(found).toMatchObject({ emailSubject: 'Lease of berth 12', status: 'created' });
  });

  it('is in the account that is asked for', async () => {
    const { account, user } = await of.tenant({ account: 'Gull Point Realty' });
    expect([account.name, user.userName]).toEqual(['Gull Point Realty', 'Astrid Nyberg']);
    await expect(of.tenant({ account: 'Nowhere' })).rejects.toThrow(
      /^there is no account Nowhere; there are Gull Point Realty, .*Harbour Leasing/,
    );
  });
});

describe('an envelope of the builder', () => {
  it('is signed by each in turn', async () => {
    const { client, control } = await sandbox.tenant();
    const base = envelope('Lease of berth 12').document('Lease', 'The berth is let.');
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: base
        .sentTo({ name: 'Rosa Blum', email: 'rosa@quayside.example', fields: ['berth'] }, 'omar')
        .copiedTo('ines')
        .build(),
    });
    await control.sign(envelopeId, '1', { berth: '12' });
    await control.sign(envelopeId, '2');
    const path = { envelopeId };
    const { status, recipients } = await envelopesGet(client, {
      path,
      query: { include: 'recipients,tabs' },
    });
    expect(status).toBe('completed');
    expect(recipients).toMatchObject({
      signers: [
        { email: 'rosa@quayside.example', tabs: { textTabs: [{ value: '12' }] } },
        { email: 'omar@example.com', routingOrder: '2' },
      ],
      carbonCopies: [{ email: 'ines@example.com', routingOrder: '3' }],
    });
    expect(base.build().recipients).toBeUndefined();
    expect(await control.warnings()).toEqual([]);
  });
});

describe('options that do not exist', () => {
  it.each([
    ['createSandbox', createSandbox],
    ['startSandbox', startSandbox],
  ])('%s refuses them by name', async (name, start) => {
    // Passes options without types, as JavaScript programs do.
    await expect(Reflect.apply(start, undefined, [{ storgae: {} }])).rejects.toThrow(
      `${name} has no option "storgae"; did you mean "storage"?`,
    );
  });
});
