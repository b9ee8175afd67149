import { randomInt } from 'node:crypto';
import type { MockResponse } from '@countersign/mock/core/server';
import { outboxPath } from '../../../pages/paths.ts';
import { getIdentityState } from '../../identity/outcome.ts';
import { again, readAction } from '../visit.ts';
import type { CheckVisit } from './check-visit.ts';

/** The lifetime of a code in milliseconds. */
const lifetime = 600_000;

/** The maximum number of codes that are sent until one of them is entered. */
const mostCodes = 5;

/** Asks for a code that is sent to a telephone number of the recipient. */
export async function askTelephone(visit: CheckVisit): Promise<MockResponse> {
  const { signing, memory } = visit;
  switch (readAction(signing)) {
    case 'id-send':
      return sendCode(visit);
    case 'id-again':
      delete memory.code;
      return again(signing);
    case 'id-code':
      return memory.code === undefined ? showNumbers(visit) : readCode(visit);
    default:
      return memory.code === undefined ? showNumbers(visit) : showCode(visit);
  }
}

/** The page on which a recipient selects a number, and how the code is delivered. */
function showNumbers(visit: CheckVisit, problem?: string): MockResponse {
  const { numbers, mayEnterNumber, canCall, canText } = visit.check;
  return visit.show(
    'identity-telephone',
    { numbers: numbers.map(showNumber), mayEnterNumber, canCall, canText },
    problem,
  );
}

async function sendCode(visit: CheckVisit): Promise<MockResponse> {
  const { check, checked, memory, signing, t } = visit;
  const { state, envelope, recipient, actor } = checked;
  const read = (field: string) => signing.form?.text(field) ?? '';
  const number = check.numbers[Number(read('number'))] ?? readOwnNumber(visit, read('own-number'));
  if (number === undefined)
    return showNumbers(
      visit,
      t('Enter a telephone number with its country, such as +1 206 555 0100.'),
    );
  const identity = getIdentityState(recipient);
  if ((identity.codes ?? 0) >= mostCodes)
    return showNumbers(
      visit,
      t('{count} codes were sent already. Ask {sender} to send you the documents again.', {
        count: mostCodes,
        sender: envelope.sender.userName,
      }),
    );
  identity.codes = (identity.codes ?? 0) + 1;
  const isCall = check.canCall && (!check.canText || read('method') === 'call');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  memory.code = { text: code, number, isCall, until: state.now + lifetime };
  await state.mail(envelope.accountId, {
    to: { name: actor.userName, email: '', phoneNumber: number },
    deliveryMethod: isCall ? 'Call' : 'SMS',
    cc: [],
    bcc: [],
    reason: 'identity-code',
    subject: t('Your code'),
    text: [t('Your code is {code}. It is valid for ten minutes.', { code })],
    envelopeId: envelope.envelopeId,
    recipientId: recipient.recipientId,
  });
  return again(signing);
}

/** A number that the recipient entered, if that is allowed and it can be one. */
function readOwnNumber({ check }: CheckVisit, text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  const isNumber = /^\+?[\d ().-]{6,30}$/.test(text) && digits.length >= 6 && digits.length <= 15;
  return check.mayEnterNumber && isNumber ? text : undefined;
}

/** The page on which a recipient enters the code. */
function showCode(visit: CheckVisit, problem?: string): MockResponse {
  const { memory, checked } = visit;
  const { number = '', isCall = false } = memory.code ?? {};
  return visit.show(
    'identity-code',
    { number: showNumber(number), isCall, outbox: outboxPath(checked.state) },
    problem,
  );
}

async function readCode(visit: CheckVisit): Promise<MockResponse> {
  const { signing, memory, checked, pass, fail } = visit;
  const { code } = memory;
  if (code === undefined) return showNumbers(visit);
  if (checked.state.now >= code.until) {
    delete memory.code;
    return showNumbers(visit, visit.t('The code has expired. Get a new one.'));
  }
  const evidence = {
    'Telephone number': hideNumber(code.number),
    Method: code.isCall ? 'Telephone call' : 'Text message',
  };
  const entered = (signing.form?.text('code') ?? '').replaceAll(/\s/g, '');
  return entered === code.text
    ? pass(evidence)
    : fail(
        evidence,
        (t) => t('The code is wrong.'),
        (problem) => showCode(visit, problem),
      );
}

/** A number with only its last four digits, as other people must not learn it from the page. */
function hideNumber(number: string): string {
  // The space does not break.
  return `••••\u00A0${number.replaceAll(/\D/g, '').slice(-4)}`;
}

/** A hidden number for a page, which is read from left to right in each language. */
function showNumber(number: string): string {
  const [isolated, ended] = ['\u2066', '\u2069'];
  return `${isolated}${hideNumber(number)}${ended}`;
}
