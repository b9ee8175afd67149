import {
  envelopeRecipientsUpdate,
  envelopesUpdate,
  envelopeRecipientsList,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, omar, signHere, signingUrl } from './lease.ts';
import { readEvent } from './signed.ts';
import { createVisitor, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

const code = 'quay 7';
let client: Client;
let envelopeId: string;

beforeEach(async () => {
  ({ client } = newTenant());
  envelopeId = await makeLease(client, {
    signers: [
      { ...ines, accessCode: code, tabs: signHere },
      { ...omar, routingOrder: '1', accessCode: code, tabs: signHere },
    ],
  });
});

/** Opens the page of a recipient again, which starts another session each time. */
async function open(who: typeof ines = ines): Promise<Seen> {
  return go(await signingUrl(client, envelopeId, who));
}

function tryCode(page: Seen, text: string): Promise<Seen> {
  return press(page, 'code', { 'access-code': text });
}

async function fail(times: number, who: typeof ines = ines): Promise<void> {
  for (let time = 0; time < times; time += 1) await tryCode(await open(who), 'wrong');
}

/** Opens a new session: it asks for the code, is locked after failures, or is open. */
async function getAccessState(who: typeof ines = ines): Promise<'asks' | 'locked' | 'open'> {
  const page = await open(who);
  if (readEvent(page) === 'access_code_failed') return 'locked';
  return page.html.includes('access-code') ? 'asks' : 'open';
}

describe('wrong access codes', () => {
  it('are counted in all sessions of the recipient together', async () => {
    expect((await tryCode(await open(), 'x')).html).toContain('Attempts left: 2');
    expect((await tryCode(await open(), 'y')).html).toContain('Attempts left: 1');
    expect(readEvent(await tryCode(await open(), 'z'))).toBe('access_code_failed');
    expect(await getAccessState()).toBe('locked');
  });

  it('count also in a session that was open before', async () => {
    const pages = [await open(), await open(), await open(), await open()];
    const events = [];
    for (const page of pages) events.push(readEvent(await tryCode(page, 'wrong')));
    expect(events).toEqual([undefined, undefined, 'access_code_failed', 'access_code_failed']);
  });

  it('bar a session from the right code too', async () => {
    const before = await open();
    await fail(3);
    expect(readEvent(await tryCode(before, code))).toBe('access_code_failed');
  });

  it.each([
    [0, 'asks'],
    [2, 'asks'],
    [3, 'locked'],
    [4, 'locked'],
  ])('%i of them: a new session %s', async (times, expected) => {
    await fail(times);
    expect(await getAccessState()).toBe(expected);
  });

  it('are those of one recipient', async () => {
    await fail(3);
    expect(await getAccessState(omar)).toBe('asks');
  });

  it('are forgotten after the right one', async () => {
    await fail(2);
    expect((await tryCode(await open(), code)).html).toContain('Your signature');
    await fail(2);
    expect(await getAccessState()).toBe('asks');
  });

  it('are shown by the API as a failed authentication, without their number', async () => {
    await fail(2);
    const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
    expect(signers[0]?.recipientAuthenticationStatus).toMatchObject({
      accessCodeResult: { status: 'Failed' },
    });
    expect(signers[0]).not.toHaveProperty('accessCodeFailures');
  });
});

describe('an access code in the e-mail', () => {
  it.each([
    ['true', `Your access code is ${code}.`],
    ['false', undefined],
  ] as const)('is there with addAccessCodeToEmail %s', async (addAccessCodeToEmail, text) => {
    const { client: sender, control } = newTenant();
    const { name, email, recipientId } = ines;
    const signer = { name, email, recipientId, accessCode: code, addAccessCodeToEmail };
    await makeLease(sender, { signers: [{ ...signer, tabs: signHere }] });
    const [mail] = await control.outbox({ to: email, reason: 'signing-request' });
    expect(mail?.text.find((one) => one.includes(code))).toBe(text);
  });
});

describe('a recipient who is locked out', () => {
  beforeEach(() => fail(3));

  it('may try again when the sender sends the envelope again', async () => {
    await envelopesUpdate(client, {
      path: { envelopeId },
      query: { resend_envelope: 'true' },
      body: {},
    });
    expect(await getAccessState()).toBe('asks');
    expect((await tryCode(await open(), code)).html).toContain('Your signature');
  });

  it.each([
    ['another access code', { accessCode: 'quay 8' }, 'asks'],
    ['no access code any more', { accessCode: '' }, 'open'],
    ['another address', { email: 'ines@seabird.example' }, 'asks'],
    ['the same access code', { accessCode: code }, 'locked'],
    ['another note', { note: 'Please sign' }, 'locked'],
  ] as const)('that gets %s', async (_, more, expected) => {
    const { name, email } = ines;
    await envelopeRecipientsUpdate(client, {
      path: { envelopeId },
      body: { signers: [{ recipientId: '1', name, email, ...more }] },
    });
    expect(await getAccessState({ ...ines, ...('email' in more && { email: more.email }) })).toBe(
      expected,
    );
  });
});
