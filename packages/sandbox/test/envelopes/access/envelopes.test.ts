import type { Client } from '@countersign/client';
import {
  accountsUpdateSharedAccess,
  envelopeCustomFieldsCreate,
  envelopesCreate,
  envelopesGet,
  envelopesListStatusChanges,
  signingGroupsCreate,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition, Recipients } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, test } from 'vitest';
import { catchErrorCode } from '../../lease.ts';
import { envelopeFor } from '../turns/people.ts';
import { ines, jonas, mara, startPeople } from './people.ts';

const { people, close } = await startPeople();
afterAll(close);

const absent = 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
const looks = 'USER_NOT_ENVELOPE_SENDER';
const me = { recipientId: '1', name: 'Jonas Weir', email: 'jonas.weir@harbour.example' };
const other = { recipientId: '2', name: 'Omar Dahl', email: 'omar.dahl@seabird.example' };
const first = { routingOrder: '1' };
const second = { routingOrder: '2' };

let fields = 0;

/** Returns the error codes for reading and for changing an envelope. */
async function may(client: Client, envelopeId: string): Promise<string> {
  const path = { envelopeId };
  const see = await catchErrorCode(envelopesGet(client, { path }));
  fields += 1;
  const body = { textCustomFields: [{ name: `Pier ${fields}`, value: 'North quay' }] };
  const change = await catchErrorCode(envelopeCustomFieldsCreate(client, { path, body }));
  const { envelopes = [] } = await envelopesListStatusChanges(client, {
    query: { from_date: '2020-01-01' },
  });
  // Lists have what can be seen, and nothing else.
  const listed = envelopes.some((one) => one.envelopeId === envelopeId);
  return `${see} ${change} ${listed ? 'listed' : 'not listed'}`;
}

const all = 'none none listed';
const nothing = `${absent} ${absent} not listed`;
const onlyLooks = `none ${looks} listed`;

describe('an envelope of another user', () => {
  test.each<[who: string, expected: string, recipients: Recipients, more?: EnvelopeDefinition]>([
    ['nobody in it', nothing, { signers: [other] }],
    ['a signer', onlyLooks, { signers: [me] }],
    ['a signer of a draft', nothing, { signers: [me] }, { status: 'created' }],
    [
      'a signer of a later turn',
      onlyLooks,
      {
        signers: [
          { ...me, ...second },
          { ...other, ...first },
        ],
      },
    ],
    [
      'by an address in capitals',
      onlyLooks,
      { signers: [{ ...me, email: 'JONAS.Weir@harbour.example' }] },
    ],
    ['by another address', nothing, { signers: [{ ...me, email: 'jonas@harbour.example' }] }],
    // Lists go by the address alone.
    [
      'by the user ID',
      onlyLooks,
      { signers: [{ ...me, email: 'jonas@harbour.example', userId: jonas }] },
    ],
    [
      'by the ID of another user',
      nothing,
      { signers: [{ ...me, email: 'jonas@harbour.example', userId: ines }] },
    ],
    ['a copy', onlyLooks, { signers: [other], carbonCopies: [me] }],
    ['an agent', onlyLooks, { signers: [other], agents: [me] }],
    ['an intermediary', onlyLooks, { signers: [other], intermediaries: [me] }],
    [
      'the host of a signer',
      onlyLooks,
      {
        inPersonSigners: [
          { recipientId: '1', hostName: 'Jonas Weir', hostEmail: me.email, signerName: 'Omar' },
        ],
      },
    ],
    [
      'an editor whose turn it is',
      all,
      { signers: [{ ...other, ...second }], editors: [{ ...me, ...first }] },
    ],
    [
      'an editor of a later turn',
      onlyLooks,
      { signers: [{ ...other, ...first }], editors: [{ ...me, ...second }] },
    ],
    ['an editor of a draft', nothing, { editors: [me] }, { status: 'created' }],
    ['a signer beside the turn of another editor', onlyLooks, { signers: [me], editors: [other] }],
  ])('is for %s: %s', async (_, expected, recipients, more) => {
    const { sender, viewer, admin } = people();
    const envelopeId = await envelopeFor(sender, recipients, more);
    expect(await may(viewer, envelopeId)).toBe(expected);
    expect(await may(sender, envelopeId)).toBe(all);
    expect(await may(admin, envelopeId)).toBe(all);
  });

  test('is for the members of a signing group', async () => {
    const { admin, sender, viewer } = people();
    const groups = [{ groupName: 'Desk', users: [{ userName: me.name, email: me.email }] }];
    const made = await signingGroupsCreate(admin, { body: { groups } });
    const signingGroupId = made.groups?.[0]?.signingGroupId ?? '';
    const signers = [{ recipientId: '1', signingGroupId }];
    const envelopeId = await envelopeFor(sender, { signers });
    expect(await may(viewer, envelopeId)).toBe(onlyLooks);
  });

  test.each<[string, string, 'shared_to' | 'shared_from' | 'shared_to_and_from', string]>([
    ['shared by its sender', ines, 'shared_to', onlyLooks],
    ['shared the other way', ines, 'shared_from', nothing],
    ['shared both ways', ines, 'shared_to_and_from', onlyLooks],
    ['shared by somebody else', mara, 'shared_to', nothing],
  ])('is there where it is %s: %s %s gives %s', async (_, from, shared, expected) => {
    const { admin, sender, viewer } = people();
    const sharing = { user: { userId: jonas }, shared };
    await accountsUpdateSharedAccess(admin, {
      query: { item_type: 'envelopes' },
      body: { sharedAccess: [{ user: { userId: from }, envelopes: [sharing] }] },
    });
    for (const status of ['sent', 'created'] as const) {
      const envelopeId = await envelopeFor(sender, { signers: [other] }, { status });
      expect(await may(viewer, envelopeId)).toBe(expected);
    }
  });

  test('is found by its ID in capitals', async () => {
    const { sender } = people();
    const envelopeId = await envelopeFor(sender, { signers: [other] });
    expect((await may(sender, envelopeId.toUpperCase())).split(' ')[0]).toBe('none');
  });
});

describe('the right to send', () => {
  const lacks = 'USER_LACKS_PERMISSIONS';
  const users = { admin: mara, sender: ines, viewer: jonas };
  test.each<[keyof typeof users, 'true' | 'false' | undefined, string]>([
    ['admin', undefined, 'none'],
    ['sender', undefined, 'none'],
    ['viewer', undefined, lacks],
    ['admin', 'false', lacks],
    ['sender', 'false', lacks],
    ['sender', 'true', 'none'],
    ['viewer', 'true', 'none'],
    ['viewer', 'false', lacks],
  ])('of the %s, whose own setting is %s: %s', async (who, canSendEnvelope, expected) => {
    const clients = people();
    if (canSendEnvelope !== undefined)
      await usersUpdateSettings(clients.admin, {
        path: { userId: users[who] },
        body: { canSendEnvelope },
      });
    expect(await catchErrorCode(envelopeFor(clients[who], { signers: [other] }))).toBe(expected);
    expect(
      await catchErrorCode(envelopesCreate(clients[who], { body: { status: 'created' } })),
    ).toBe(expected);
  });
});

describe('an administrator reads an envelope', () => {
  test('as another user, whom the account has', async () => {
    const { admin, sender } = people();
    const envelopeId = await envelopeFor(admin, { signers: [me] });
    const path = { envelopeId };
    const readAs = (client: Client, userId: string) =>
      catchErrorCode(envelopesGet(client, { path, query: { user_id: userId } }));
    expect(await readAs(admin, jonas)).toBe('none');
    expect(await readAs(admin, ines)).toBe(absent);
    expect(await readAs(admin, '00000000-0000-0000-0000-000000000000')).toBe(
      'INVALID_REQUEST_PARAMETER',
    );
    expect(await readAs(sender, jonas)).toBe('USER_LACKS_PERMISSIONS');
    expect(await readAs(sender, ines)).toBe(absent);
  });
});
