import { envelopesGet, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { envelopeFor, buildRecipients, fetchStatuses, type Short } from './people.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

/** Sends an envelope in a tenant of its own. */
async function sent(...shorts: Short[]) {
  const { client, control } = newTenant();
  const envelopeId = await envelopeFor(client, buildRecipients(...shorts));
  return {
    client,
    control,
    envelopeId,
    path: { envelopeId },
    statuses: () => fetchStatuses(client, envelopeId),
    status: async () => (await envelopesGet(client, { path: { envelopeId } })).status,
    /** Lists the recipients of e-mails with a reason, by the number in their address. */
    mailed: async (reason: string) =>
      (await control.outbox({ reason }))
        .map(({ to }) => /person-(\d+)/.exec(to.email)?.[1] ?? to.email)
        .join(' '),
  };
}

describe('when an envelope is sent', () => {
  test.each<[turns: string, expected: string, shorts: Short[]]>([
    ['1', 'sent', [['signers', 1]]],
    ['5', 'sent', [['signers', 5]]],
    [
      '1 2',
      'sent created',
      [
        ['signers', 1],
        ['signers', 2],
      ],
    ],
    [
      '2 1',
      'created sent',
      [
        ['signers', 2],
        ['signers', 1],
      ],
    ],
    [
      '1 1',
      'sent sent',
      [
        ['signers', 1],
        ['signers', 1],
      ],
    ],
    [
      '1 1 2',
      'sent sent created',
      [
        ['signers', 1],
        ['signers', 1],
        ['signers', 2],
      ],
    ],
    [
      '3 7 10',
      'sent created created',
      [
        ['signers', 3],
        ['signers', 7],
        ['signers', 10],
      ],
    ],
    [
      '10 9',
      'created sent',
      [
        ['signers', 10],
        ['signers', 9],
      ],
    ],
    [
      'copy 1, 2',
      'completed sent',
      [
        ['carbonCopies', 1],
        ['signers', 2],
      ],
    ],
    [
      'copy 1, 1',
      'completed sent',
      [
        ['carbonCopies', 1],
        ['signers', 1],
      ],
    ],
    [
      'copy 2, 1',
      'created sent',
      [
        ['carbonCopies', 2],
        ['signers', 1],
      ],
    ],
    [
      'copies 1 2',
      'completed completed',
      [
        ['carbonCopies', 1],
        ['carbonCopies', 2],
      ],
    ],
    [
      'copies 1 3, 2',
      'completed created sent',
      [
        ['carbonCopies', 1],
        ['carbonCopies', 3],
        ['signers', 2],
      ],
    ],
  ])('with the turns %s: %s', async (_, expected, shorts) => {
    expect(await (await sent(...shorts)).statuses()).toBe(expected);
  });

  test.each<[Short[0], string]>([
    ['signers', 'sent created'],
    ['inPersonSigners', 'sent created'],
    ['certifiedDeliveries', 'sent created'],
    ['editors', 'sent created'],
    ['agents', 'sent created'],
    ['intermediaries', 'sent created'],
    ['notaries', 'sent created'],
    ['witnesses', 'sent created'],
    ['participants', 'sent created'],
    ['notaryWitnesses', 'sent created'],
    ['carbonCopies', 'completed sent'],
    ['seals', 'completed sent'],
  ])('others wait for %s or not: %s', async (list, expected) => {
    const more = list === 'witnesses' ? { witnessFor: '2' } : {};
    expect(await (await sent([list, 1, more], ['signers', 2])).statuses()).toBe(expected);
  });

  test('an e-mail goes to those whose turn it is, and to no other', async () => {
    const { mailed, control, envelopeId } = await sent(
      ['signers', 1],
      ['signers', 1],
      ['signers', 2],
      ['carbonCopies', 1],
      ['carbonCopies', 2],
    );
    expect(await mailed('signing-request')).toBe('1 2');
    expect(await mailed('copy')).toBe('4');
    await control.sign(envelopeId, '1');
    expect(await mailed('signing-request')).toBe('1 2');
    await control.sign(envelopeId, '2');
    expect(await mailed('signing-request')).toBe('1 2 3');
    expect(await mailed('copy')).toBe('4 5');
  });
});

describe('the turn goes on', () => {
  test.each<[order: string, acts: string[], expected: string[], shorts: Short[]]>([
    [
      'one after the other',
      ['1', '2', '3'],
      ['completed sent created', 'completed completed sent', 'completed completed completed'],
      [
        ['signers', 1],
        ['signers', 2],
        ['signers', 3],
      ],
    ],
    [
      'when all of a turn have acted',
      ['2', '1', '3'],
      ['sent completed created', 'completed completed sent', 'completed completed completed'],
      [
        ['signers', 1],
        ['signers', 1],
        ['signers', 2],
      ],
    ],
    [
      'over a gap in the numbers',
      ['1', '2'],
      ['completed sent', 'completed completed'],
      [
        ['signers', 2],
        ['signers', 99],
      ],
    ],
    [
      'past those who only get a copy',
      ['1', '3'],
      ['completed completed sent', 'completed completed completed'],
      [
        ['signers', 1],
        ['carbonCopies', 2],
        ['signers', 3],
      ],
    ],
    [
      'to a copy at the end',
      ['1'],
      ['completed completed'],
      [
        ['signers', 1],
        ['carbonCopies', 2],
      ],
    ],
  ])('%s', async (_, acts, expected, shorts) => {
    const { control, envelopeId, statuses, status } = await sent(...shorts);
    for (const [at, recipientId] of acts.entries()) {
      await control.sign(envelopeId, recipientId);
      expect(await statuses()).toBe(expected[at]);
      expect((await status()) === 'completed').toBe(at === acts.length - 1);
    }
  });

  test('when who is to receive it has opened it', async () => {
    const { control, envelopeId, statuses, status } = await sent(
      ['certifiedDeliveries', 1],
      ['signers', 2],
    );
    await control.open(envelopeId, '1');
    expect(await statuses()).toBe('completed sent');
    expect(await status()).toBe('sent');
  });

  test('not when a signer has only opened it', async () => {
    const { control, envelopeId, statuses } = await sent(['signers', 1], ['signers', 2]);
    await control.open(envelopeId, '1');
    expect(await statuses()).toBe('delivered created');
    await control.finishLater(envelopeId, '1');
    expect(await statuses()).toBe('delivered created');
  });
});

describe('an envelope is delivered', () => {
  test.each<[string, string[], string[], Short[]]>([
    ['when its one signer has opened it', ['1'], ['delivered'], [['signers', 1]]],
    [
      'when both have',
      ['1', '2'],
      ['sent', 'delivered'],
      [
        ['signers', 1],
        ['signers', 1],
      ],
    ],
    [
      'not before the last turn',
      ['1'],
      ['sent'],
      [
        ['signers', 1],
        ['signers', 2],
      ],
    ],
    [
      'whatever those do who only get a copy',
      ['1'],
      ['delivered'],
      [
        ['signers', 1],
        ['carbonCopies', 2],
      ],
    ],
  ])('%s', async (_, opens, expected, shorts) => {
    const { control, envelopeId, status } = await sent(...shorts);
    for (const [at, recipientId] of opens.entries()) {
      expect((await control.open(envelopeId, recipientId)).recipientStatus).toBe('delivered');
      expect(await status()).toBe(expected[at]);
    }
  });
});

type Sent = Awaited<ReturnType<typeof sent>>;
type Action = (sent: Sent, recipientId: string) => Promise<unknown>;

/** All actions of a recipient. */
const actions: [string, Action][] = [
  ['open', ({ control, envelopeId }, id) => control.open(envelopeId, id)],
  ['sign', ({ control, envelopeId }, id) => control.sign(envelopeId, id)],
  ['decline', ({ control, envelopeId }, id) => control.decline(envelopeId, id, 'Too dear')],
  ['finish later', ({ control, envelopeId }, id) => control.finishLater(envelopeId, id)],
  [
    'have its e-mail come back',
    ({ control, envelopeId }, id) => control.autorespond(envelopeId, id),
  ],
];

describe.each(actions)('a recipient may %s', (_, action) => {
  test('when it is its turn', async () => {
    expect(await catchErrorCode(action(await sent(['signers', 1], ['signers', 2]), '1'))).toBe(
      'none',
    );
  });

  test('in parallel with others', async () => {
    expect(await catchErrorCode(action(await sent(['signers', 1], ['signers', 1]), '2'))).toBe(
      'none',
    );
  });

  test('not before its turn', async () => {
    const envelope = await sent(['signers', 1], ['signers', 2]);
    expect(await catchErrorCode(action(envelope, '2'))).toBe('RECIPIENT_NOT_IN_SEQUENCE');
    expect(await envelope.statuses()).toBe('sent created');
  });

  test('not when it has acted', async () => {
    const envelope = await sent(['signers', 1], ['signers', 2]);
    await envelope.control.sign(envelope.envelopeId, '1');
    expect(await catchErrorCode(action(envelope, '1'))).toBe('ENVELOPE_INVALID_STATUS');
    expect(await envelope.statuses()).toBe('completed sent');
  });

  test('when it has opened the envelope before', async () => {
    const envelope = await sent(['signers', 1]);
    await envelope.control.open(envelope.envelopeId, '1');
    expect(await catchErrorCode(action(envelope, '1'))).toBe('none');
  });

  test('when its e-mail came back before', async () => {
    const envelope = await sent(['signers', 1]);
    await envelope.control.autorespond(envelope.envelopeId, '1');
    expect(await envelope.statuses()).toBe('autoresponded');
    expect(await catchErrorCode(action(envelope, '1'))).toBe('none');
  });

  test.each<[string, (sent: Sent) => Promise<unknown>]>([
    [
      'was voided',
      ({ client, path }) =>
        envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'A mistake' } }),
    ],
    ['was declined', ({ control, envelopeId }) => control.decline(envelopeId, '1', 'Too dear')],
    [
      'is completed',
      async ({ control, envelopeId }) => {
        await control.sign(envelopeId, '1');
        await control.sign(envelopeId, '2');
      },
    ],
  ])('not when the envelope %s', async (__, end) => {
    const envelope = await sent(['signers', 1], ['signers', 1]);
    await end(envelope);
    for (const recipientId of ['1', '2'])
      expect(await catchErrorCode(action(envelope, recipientId))).toBe('ENVELOPE_INVALID_STATUS');
  });

  test('not in a draft', async () => {
    const { client, control } = newTenant();
    const recipients = buildRecipients(['signers', 1]);
    const envelopeId = await envelopeFor(client, recipients, { status: 'created' });
    const draft = { ...(await sent(['signers', 1])), client, control, envelopeId };
    expect(await catchErrorCode(action(draft, '1'))).toBe('ENVELOPE_INVALID_STATUS');
  });
});

describe('declining ends an envelope', () => {
  test('for all, and those who were invited hear of it', async () => {
    const { control, envelopeId, statuses, status, mailed } = await sent(
      ['signers', 1],
      ['signers', 1],
      ['signers', 2],
    );
    await control.decline(envelopeId, '1', 'Too dear');
    expect(await status()).toBe('declined');
    expect(await statuses()).toBe('declined sent created');
    expect(await mailed('declined')).toBe('mara.lindqvist@harbour.example 2');
  });
});

describe('a turn in a request', () => {
  test.each([
    ['1', 'none'],
    ['01', 'none'],
    ['0', 'none'],
    ['-1', 'INVALID_REQUEST_PARAMETER'],
    ['1.5', 'INVALID_REQUEST_PARAMETER'],
    ['99999', 'none'],
  ])('%j: %s', async (routingOrder, expected) => {
    const { client } = newTenant();
    const recipients = buildRecipients(['signers', 1, { routingOrder }]);
    const code = await catchErrorCode(envelopeFor(client, recipients));
    expect(code === 'none' ? code : 'refused').toBe(expected === 'none' ? expected : 'refused');
  });
});
