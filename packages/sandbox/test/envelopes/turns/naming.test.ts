import { afterAll, describe, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { envelopeFor, buildRecipients, fetchStatuses, type Short } from './people.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const nobody = { name: '', email: '' };
const role = { ...nobody, roleName: 'Tenant' };
const incomplete = 'ENVELOPE_IS_INCOMPLETE';
const noAddress = 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT';

async function send(...shorts: Short[]): Promise<string> {
  return catchErrorCode(envelopeFor(newTenant().client, buildRecipients(...shorts)));
}

describe('who a recipient is must be known before an envelope is sent', () => {
  test.each<[what: string, list: Short[0], more: Record<string, unknown>, expected: string]>([
    ['name and address', 'signers', {}, 'none'],
    ['no name', 'signers', { name: '' }, incomplete],
    ['no address', 'signers', { email: '' }, noAddress],
    ['nothing', 'signers', nobody, incomplete],
    ['a role alone', 'signers', role, incomplete],
    [
      'a telephone in place of the address',
      'signers',
      { email: '', phoneNumber: { countryCode: '44', number: '7700900123' } },
      'none',
    ],
    [
      'a telephone and no name',
      'signers',
      { ...nobody, phoneNumber: { countryCode: '44', number: '7700900123' } },
      incomplete,
    ],
    [
      'an empty telephone',
      'signers',
      { email: '', phoneNumber: { countryCode: '44', number: '' } },
      noAddress,
    ],
    ['a signing group', 'signers', { ...nobody, signingGroupId: '9120457' }, 'none'],
    ['a host', 'inPersonSigners', {}, 'none'],
    ['a host without a name', 'inPersonSigners', { hostName: '' }, 'none'],
    ['no host', 'inPersonSigners', { hostEmail: '' }, incomplete],
    ['nobody for a copy', 'carbonCopies', nobody, incomplete],
    ['nobody for a seal', 'seals', nobody, 'none'],
  ])('%s: %s %j gives %s', async (_, list, more, expected) => {
    expect(await send([list, 1, more])).toBe(expected);
  });
});

describe('an agent or intermediary may say who comes', () => {
  test.each<[what: string, expected: string, shorts: Short[]]>([
    [
      'an agent for a later turn',
      'none',
      [
        ['agents', 1],
        ['signers', 2, role],
      ],
    ],
    [
      'an agent for one much later',
      'none',
      [
        ['agents', 1],
        ['signers', 9, role],
      ],
    ],
    [
      'an agent not for its own turn',
      incomplete,
      [
        ['agents', 1],
        ['signers', 1, role],
      ],
    ],
    [
      'an agent not for an earlier turn',
      incomplete,
      [
        ['agents', 2],
        ['signers', 1, role],
      ],
    ],
    ['an agent not for itself', incomplete, [['agents', 1, role]]],
    [
      'an agent not for another one of its turn',
      incomplete,
      [
        ['agents', 1],
        ['agents', 1, role],
      ],
    ],
    [
      'an agent for a later agent',
      'none',
      [
        ['agents', 1],
        ['agents', 2, role],
      ],
    ],
    [
      'an intermediary for a later turn',
      'none',
      [
        ['intermediaries', 1],
        ['signers', 2, role],
      ],
    ],
    [
      'an intermediary for its own turn',
      'none',
      [
        ['intermediaries', 1],
        ['signers', 1, role],
      ],
    ],
    [
      'an intermediary not for an earlier turn',
      incomplete,
      [
        ['intermediaries', 2],
        ['signers', 1, role],
      ],
    ],
    [
      'an intermediary not for another one of its turn',
      incomplete,
      [
        ['intermediaries', 1],
        ['intermediaries', 1, role],
      ],
    ],
    [
      'an intermediary for a later one',
      'none',
      [
        ['intermediaries', 1],
        ['intermediaries', 2, role],
      ],
    ],
    [
      'no editor',
      incomplete,
      [
        ['editors', 1],
        ['signers', 2, role],
      ],
    ],
    [
      'no signer',
      incomplete,
      [
        ['signers', 1],
        ['signers', 2, role],
      ],
    ],
  ])('%s: %s', async (_, expected, shorts) => {
    expect(await send(...shorts)).toBe(expected);
  });

  test('and who is not known waits for it', async () => {
    const { client, control } = newTenant();
    const recipients = buildRecipients(['intermediaries', 1], ['signers', 1, role], ['signers', 1]);
    const envelopeId = await envelopeFor(client, recipients);
    expect(await fetchStatuses(client, envelopeId)).toBe('sent created sent');
    const sign = control.sign(envelopeId, '2');
    expect(await catchErrorCode(sign)).toBe('RECIPIENT_NOT_IN_SEQUENCE');
  });

  test('and the envelope goes no further where it has not', async () => {
    const { client, control } = newTenant();
    const recipients = buildRecipients(['agents', 1], ['signers', 2, role]);
    const envelopeId = await envelopeFor(client, recipients);
    expect(await catchErrorCode(control.sign(envelopeId, '1'))).toBe(incomplete);
    expect(await fetchStatuses(client, envelopeId)).toBe('sent created');
  });
});

describe('a witness', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['of a recipient who is there', { witnessFor: '1' }, 'none'],
    ['of one who is not there', { witnessFor: '9' }, incomplete],
    ['of nobody in particular', {}, incomplete],
  ])('%s: %j gives %s', async (_, more, expected) => {
    expect(await send(['signers', 1], ['witnesses', 2, more])).toBe(expected);
  });
});

describe('the same person', () => {
  const same = { name: 'Rosa Blum', email: 'rosa.blum@quayside.example' };
  const twice = 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS';
  test.each<[string, string, Short, Short]>([
    ['at one turn', twice, ['signers', 1, same], ['signers', 1, same]],
    ['at two turns', 'none', ['signers', 1, same], ['signers', 2, same]],
    ['in two lists', twice, ['signers', 1, same], ['carbonCopies', 1, same]],
    [
      'in capitals',
      twice,
      ['signers', 1, same],
      ['signers', 1, { name: 'ROSA BLUM', email: 'Rosa.Blum@quayside.example' }],
    ],
    [
      'with another name',
      'none',
      ['signers', 1, same],
      ['signers', 1, { ...same, name: 'R. Blum' }],
    ],
    [
      'with another address',
      'none',
      ['signers', 1, same],
      ['signers', 1, { ...same, email: 'rosa@quayside.example' }],
    ],
  ])('%s: %s', async (_, expected, one, other) => {
    expect(await send(one, other)).toBe(expected);
  });
});

function many(count: number): Short[] {
  return Array.from({ length: count }, () => ['signers', 1]);
}

describe('an envelope may have a hundred recipients', () => {
  test.each([
    [100, 'none'],
    [101, 'RECIPIENT_LIMIT_EXCEEDED'],
  ])('%i: %s', async (count, expected) => {
    expect(await send(...many(count))).toBe(expected);
  });
});

describe('the address of a recipient', () => {
  test.each([
    ['a@b.c', 'none'],
    [`${'a'.repeat(90)}@b.example`, 'none'],
    // The contract says the same before.
    [`${'a'.repeat(91)}@b.example`, 'INVALID_REQUEST_PARAMETER'],
    ['a@b', 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT'],
    ['a b@c.d', 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT'],
    ['a@@c.d', 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT'],
    ['@c.d', 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT'],
    ['a@c.', 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT'],
    ['a@b.c,d@e.f', 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT'],
    ['<a@b.c>', 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT'],
  ])('%s: %s', async (email, expected) => {
    expect(await send(['signers', 1, { email }])).toBe(expected);
  });
});
