import { afterAll, describe, expect, test } from 'vitest';
import type { EnvelopeStatus } from '@countersign/types/esign-v2.1';
import { envelopesCreate, envelopesGet, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { recipientActor, theService } from '../../src/envelopes/life/events.ts';
import {
  checkRecipients,
  createPersonKey,
} from '../../src/envelopes/recipients/check-recipients.ts';
import { computeDelayEnd, readRules } from '../../src/envelopes/life/delay-rule.ts';
import { isKnown, isNamed, waitsForName } from '../../src/envelopes/life/is-named.ts';
import {
  editable,
  ended,
  inProcess,
  isDone,
  isDoneByOpening,
  mustAct,
  signs,
} from '../../src/envelopes/statuses.ts';
import { requireStatus } from '../../src/envelopes/guards.ts';
import type { RecipientType, StoredRecipient } from '../../src/state/model/recipient.ts';
import { definition, startControlTest } from '../control/harness.ts';
import { catchErrorCode } from '../lease.ts';
import { draftFor, signerWith } from './tabs/draft.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

function recipient(more: Partial<StoredRecipient> = {}): StoredRecipient {
  return { ...signerWith({}), ...more };
}

/** Returns the error code of some work; `none` if there is no error. */
function refusal(work: () => void): unknown {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

test.each<[RecipientType, string[]]>([
  ['agent', ['acts']],
  ['carbonCopy', []],
  ['certifiedDelivery', ['acts', 'opens']],
  ['editor', ['acts']],
  ['inPersonSigner', ['acts', 'signs']],
  ['intermediary', ['acts']],
  ['notary', ['acts', 'signs']],
  ['participant', ['acts', 'signs']],
  ['notaryWitness', ['acts', 'signs']],
  ['seal', []],
  ['signer', ['acts', 'signs']],
  ['witness', ['acts', 'signs']],
])('what a recipient of the kind %s has to do: %j', (type, does) => {
  const one = recipient({ type });
  const found = [
    ...(mustAct(one) ? ['acts'] : []),
    ...(signs(one) ? ['signs'] : []),
    ...(isDoneByOpening(one) ? ['opens'] : []),
  ];
  expect(found).toEqual(does);
});

test('a recipient is done when it is completed or signed', () => {
  const all = ['created', 'sent', 'delivered', 'signed', 'completed', 'declined'] as const;
  expect(all.filter((status) => isDone(recipient({ status })))).toEqual(['signed', 'completed']);
});

test('an envelope is a draft, in process or ended, and a template is always open', () => {
  expect([inProcess, ended, editable]).toEqual([
    ['sent', 'delivered', 'correct'],
    ['completed', 'declined', 'voided', 'deleted'],
    ['created', 'sent', 'delivered', 'correct'],
  ]);
  const draft = draftFor(recipient());
  const code = (kind: 'envelope' | 'template', status: EnvelopeStatus) =>
    refusal(() => requireStatus({ ...draft, kind, status }, 'changeRecipients'));
  expect(code('envelope', 'created')).toBe('none');
  expect(code('envelope', 'voided')).toBe('ENVELOPE_INVALID_STATUS');
  expect(code('template', 'voided')).toBe('none');
});

const name = 'Ines Valdivia';
const email = 'ines@seabird.example';

test.each<[RecipientType, StoredRecipient['details'], boolean]>([
  ['signer', { name, email }, true],
  ['signer', { name, phoneNumber: { number: '5550100' } }, true],
  ['signer', { name }, false],
  ['signer', { name, email: '', phoneNumber: { number: '' } }, false],
  ['signer', { email }, false],
  ['signer', { name: '', email }, false],
  ['signer', { signingGroupId: '7' }, true],
  ['signer', { signingGroupId: '' }, false],
  ['seal', {}, true],
  ['inPersonSigner', { hostEmail: email }, true],
  ['inPersonSigner', { email }, true],
  ['inPersonSigner', { hostEmail: '', email: '' }, false],
  ['inPersonSigner', { name }, false],
])('a %s with %j is known: %s', (type, details, known) => {
  expect(isKnown(recipient({ type, details }))).toBe(known);
});

test.each<[RecipientType, number, boolean]>([
  ['agent', 1, true],
  ['agent', 2, false],
  ['agent', 3, false],
  ['intermediary', 1, true],
  ['intermediary', 2, true],
  ['intermediary', 3, false],
  ['signer', 1, false],
  ['editor', 1, false],
])('an unfinished %s of turn %d names a signer of turn 2: %s', (type, routingOrder, names) => {
  const unknown = recipient({ details: {}, routingOrder: 2 });
  const other = recipient({ type, routingOrder });
  expect(isNamed(unknown, [unknown, other])).toBe(names);
  expect(waitsForName(unknown, [unknown, other])).toBe(names);
  const done = recipient({ type, routingOrder, status: 'completed' });
  expect(waitsForName(unknown, [unknown, done])).toBe(false);
  expect(waitsForName(recipient(), [other])).toBe(false);
  expect(isNamed(recipient(), [])).toBe(true);
});

test('two intermediaries of one turn do not name each other, one of an earlier turn does', () => {
  const unknown = recipient({ type: 'intermediary', details: {}, routingOrder: 2 });
  expect(isNamed(unknown, [recipient({ type: 'intermediary', routingOrder: 2 })])).toBe(false);
  expect(isNamed(unknown, [recipient({ type: 'intermediary', routingOrder: 1 })])).toBe(true);
});

test('an envelope has at most 100 recipients, each with an ID of its own', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      recipient({ recipientId: String(at + 1), details: { name: `Signer ${at}`, email } }),
    );
  expect(refusal(() => checkRecipients(many(100)))).toBe('none');
  expect(refusal(() => checkRecipients(many(101)))).toBe('RECIPIENT_LIMIT_EXCEEDED');
  const twice = [recipient(), recipient({ details: { name: 'Tomas', email } })];
  expect(refusal(() => checkRecipients(twice))).toBe('ENVELOPE_HAS_DUPLICATE_RECIPIENTS');
});

test.each<[string, Partial<StoredRecipient>, string]>([
  ['the same person', {}, 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS'],
  [
    'the same person, in other letters',
    { details: { name: 'INES VALDIVIA', email: 'Ines@Seabird.example' } },
    'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
  ],
  ['another turn', { routingOrder: 2 }, 'none'],
  ['another name', { details: { name: 'Tomas', email } }, 'none'],
  ['another address', { details: { name, email: 'tomas@seabird.example' } }, 'none'],
])('%s beside a recipient', (_what, more, code) => {
  const first = recipient({ details: { name, email } });
  const second = recipient({ recipientId: '2', details: { name, email }, ...more });
  expect(refusal(() => checkRecipients([first, second]))).toBe(code);
});

/** Creates the key by which recipients count as the same person. */
const inPerson = (details: StoredRecipient['details'], type: RecipientType = 'inPersonSigner') =>
  createPersonKey(recipient({ type, details }));

test('nobody is twice there who is not named yet', () => {
  for (const details of [{}, { name }, { name: '', email }, { email }, { name, email: '' }]) {
    expect(createPersonKey(recipient({ details }))).toBeUndefined();
    const two = [recipient({ details }), recipient({ details, recipientId: '2' })];
    expect(refusal(() => checkRecipients(two))).toBe('none');
  }
  expect(inPerson({ signerName: 'A', name: 'B', hostEmail: email })).toBe(`["a","${email}",1]`);
  expect(inPerson({ name: 'B', hostEmail: email })).toBe(`["b","${email}",1]`);
  expect(inPerson({ signerName: 'A', name: 'B', email }, 'signer')).toBe(`["b","${email}",1]`);
});

test.each([
  ['ines@seabird.example', true],
  ['', true],
  ['a@b.c', true],
  [`${'a'.repeat(85)}@seabird.exampl`, true],
  [`${'a'.repeat(86)}@seabird.exampl`, false],
  ['ines', false],
  ['ines@seabird', false],
  ['ines@seabird.example x', false],
  ['x ines@seabird.example', false],
  ['in,es@seabird.example', false],
  ['ines@sea(bird.example', false],
  ['<ines@seabird.example>', false],
  ['ines@seabird.example>', false],
])('the address %j is taken: %s', (address, taken) => {
  for (const field of ['email', 'hostEmail', 'signerEmail'] as const)
    expect(
      refusal(() => checkRecipients([recipient({ details: { name, [field]: address } })])),
    ).toBe(taken ? 'none' : 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT');
});

test('a wait is a delay or a time, ahead, and at most 30 days long', () => {
  const now = Date.parse('2027-03-01T12:00:00Z');
  const seconds = (delay: string) => ((computeDelayEnd(now, { delay }) ?? 0) - now) / 1000;
  expect(['00:00:01', '00:01:00', '01:00:00', '1.00:00:00', '2.03:04:05'].map(seconds)).toEqual([
    1, 60, 3600, 86_400, 183_845,
  ]);
  expect(computeDelayEnd(now)).toBeUndefined();
  expect(computeDelayEnd(now, {})).toBeUndefined();
  expect(computeDelayEnd(now, { resumeDate: '2027-03-02T12:00:00Z' })).toBe(now + 86_400_000);
  const code = (...rules: object[]) =>
    refusal(() => readRules(now, 'envelope', rules, undefined, '/rules'));
  const invalid = 'INVALID_REQUEST_PARAMETER';
  expect(code()).toBe('none');
  expect(code({ delay: '30.00:00:00' })).toBe('none');
  expect(code({ delay: '30.00:00:01' })).toBe(invalid);
  expect(code({ delay: '30.00:00:00' }, { delay: '30.00:00:00' })).toBe(invalid);
  expect(code({ delay: '00:00:00' })).toBe(invalid);
  expect(code({ delay: '23:59:59' })).toBe('none');
  for (const delay of ['24:00:00', '00:60:00', '00:00:60', '1:2:3', '-1.00:00:00', ''])
    expect(code({ delay })).toBe(invalid);
  const passed = [{ resumeDate: '2027-03-01T11:59:59Z' }];
  expect(refusal(() => readRules(now, 'envelope', passed, passed, '/rules'))).toBe('none');
  const ahead = [{ resumeDate: '2027-03-02T12:00:00Z' }];
  expect(refusal(() => readRules(now, 'template', ahead, undefined, '/rules'))).toBe(invalid);
  expect(code({ resumeDate: '2027-03-01T12:00:00Z' })).toBe('none');
  expect(code({ resumeDate: '2027-03-01T11:59:59Z' })).toBe(invalid);
  expect(code({ resumeDate: '2027-03-02T12:00:00Z' })).toBe('none');
  expect(code({ delay: '00:00:01', resumeDate: '2027-03-02T12:00:00Z' })).toBe(invalid);
});

/** Creates the actor for a recipient. */
const actor = (details: StoredRecipient['details'], more: Partial<StoredRecipient> = {}) =>
  recipientActor(recipient({ details, recipientIdGuid: 'guid', ...more }));

test('a recipient acts under its own name, or that of the member who acts for a group', () => {
  const here = { ipAddress: '127.0.0.1' };
  expect(actor({ name, email })).toEqual({ userId: 'guid', userName: name, email, ...here });
  expect(actor({ userId: 'u', signerName: 'S', name, hostEmail: 'h@b.c' })).toEqual({
    userId: 'u',
    userName: 'S',
    email: 'h@b.c',
    ...here,
  });
  expect(actor({ name, email }, { actedBy: { userName: 'M', email: 'm@b.c' } })).toMatchObject({
    userName: 'M',
    email: 'm@b.c',
  });
  expect(actor({})).toEqual({ userId: 'guid', userName: '', email: '', ...here });
  expect(theService).toEqual({ userId: '', userName: 'Sandbox', email: '', ipAddress: '' });
});

/** An envelope that was sent to two signers, one after the other. */
async function sent() {
  const { client, control } = newTenant();
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: definition({ emailBlurb: 'Before the tide, please.' }),
  });
  const look = async () => {
    const found = await envelopesGet(client, {
      path: { envelopeId },
      query: { include: 'recipients' },
    });
    return [found.status, ...(found.recipients?.signers ?? []).map((one) => one.status)];
  };
  /** Lists the recipients of e-mails with a reason. */
  const mails = async (reason: string) =>
    (await control.outbox({ envelopeId, reason })).map(
      ({ to, subject }) => `${to.email}: ${subject}`,
    );
  const update = (body: object) => envelopesUpdate(client, { path: { envelopeId }, body });
  return { client, control, envelopeId, look, mails, update };
}

describe('an envelope', () => {
  test('is delivered once everybody who acts has opened it, and completed after the last', async () => {
    const { control, envelopeId, look } = await sent();
    expect(await look()).toEqual(['sent', 'sent', 'created']);
    await control.open(envelopeId, '1');
    expect(await look()).toEqual(['sent', 'delivered', 'created']);
    await control.sign(envelopeId, '1', { berth: '12' });
    expect(await look()).toEqual(['sent', 'completed', 'sent']);
    await control.open(envelopeId, '2');
    expect(await look()).toEqual(['delivered', 'completed', 'delivered']);
    await control.sign(envelopeId, '2');
    expect(await look()).toEqual(['completed', 'completed', 'completed']);
  });

  test('ends when one declines, and tells those who had it already', async () => {
    const { control, envelopeId, look, mails } = await sent();
    expect(await catchErrorCode(control.decline(envelopeId, '2', 'Too dear'))).toBe(
      'RECIPIENT_NOT_IN_SEQUENCE',
    );
    await control.sign(envelopeId, '1', { berth: '12' });
    await control.decline(envelopeId, '2', 'Too dear');
    expect(await look()).toEqual(['declined', 'completed', 'declined']);
    const subject = 'Declined: Lease of berth 12';
    expect((await mails('declined')).toSorted()).toEqual([
      `mara.lindqvist@harbour.example: ${subject}`,
      `rosa.blum@quayside.example: ${subject}`,
    ]);
    expect(await catchErrorCode(control.open(envelopeId, '1'))).toBe('ENVELOPE_INVALID_STATUS');
  });

  test('is voided with a reason of 1 to 200 characters, until it has ended', async () => {
    const { look, mails, update } = await sent();
    const end = (voidedReason: string) =>
      catchErrorCode(update({ status: 'voided', voidedReason }));
    expect(await end(' ')).toBe('INVALID_REQUEST_PARAMETER');
    expect(await end('x'.repeat(201))).toBe('INVALID_REQUEST_PARAMETER');
    expect(await look()).toEqual(['sent', 'sent', 'created']);
    expect(await end('x'.repeat(200))).toBe('none');
    expect((await look())[0]).toBe('voided');
    // The sender did it, and the second signer never heard of it.
    expect(await mails('voided')).toEqual([
      'rosa.blum@quayside.example: Voided: Lease of berth 12',
    ]);
    expect(await end('again')).toBe('ENVELOPE_CANNOT_VOID_INVALID_STATE');
  });

  test('is not acted on twice by the same recipient', async () => {
    const { control, envelopeId } = await sent();
    await control.sign(envelopeId, '1', { berth: '12' });
    for (const act of [
      () => control.open(envelopeId, '1'),
      () => control.sign(envelopeId, '1', { berth: '13' }),
      () => control.decline(envelopeId, '1', 'Too late'),
    ])
      expect(await catchErrorCode(act())).toBe('ENVELOPE_INVALID_STATUS');
  });
});
