// Patterns of callers: checking a value against any of them must end.
import { envelopesCreate, envelopeRecipientTabsList } from '@countersign/client/esign-v2.1';
import type { Text } from '@countersign/types/esign-v2.1';
import { array, assert, constantFrom, property } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createPatternCheck, longestPattern } from '../../../src/envelopes/tabs/pattern-check.ts';
import { definition, startControlTest } from '../../control/harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

/** An envelope that was sent to a signer with these texts to fill in. */
async function sentWith(textTabs: Text[]) {
  const { client, control } = newTenant();
  const place = { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '300' };
  const person = { name: 'Rosa Blum', email: 'rosa.blum@quayside.example' };
  const tabs = { textTabs: textTabs.map((tab) => ({ ...place, ...tab })) };
  const recipients = { signers: [{ recipientId: '1', ...person, tabs }] };
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition({ recipients }) });
  return { client, control, envelopeId };
}

/** Enters a value into a tab with a pattern: returns `taken`, or the error message. */
async function enter(validationPattern: string, value: string): Promise<string> {
  const { control, envelopeId } = await sentWith([{ tabLabel: 'berth', validationPattern }]);
  try {
    await control.sign(envelopeId, '1', { berth: value });
    return 'taken';
  } catch (error) {
    expect(error).toMatchObject({ code: 'INVALID_REQUEST_PARAMETER' });
    return error instanceof Error ? error.message : '';
  }
}

const slowInput = `${'a'.repeat(40)}!`;
const costly = /The tab berth has a validationPattern that is too complex to check/;

describe('a pattern that backtracks without end', () => {
  it.each([
    ['nested repetition', '^(a+)+$'],
    ['alternatives that overlap', '^(a|a)*$'],
    ['three repetitions in a row', String.raw`^\w*\w*\w*\w*\w*\w*\w*\w*\w*\w*\w*\w*\w*,$`],
    ['an escape that only browsers know', String.raw`^(a+\-?)+$`],
    ['repetition of an e-mail address', String.raw`^([a-zA-Z0-9_.-])+@(([a-zA-Z0-9-])+\.)+$`],
  ])('is decided in linear time: %s', async (_what, pattern) => {
    expect(await enter(pattern, slowInput)).toMatch(/The tab berth must fit/);
  });

  it.each([
    ['look-ahead', '^(?=a)(a+)+$'],
    ['look-behind', '(?<=^a)(a+)+$'],
    ['a back-reference', String.raw`^(a+)+\1$`],
    ['classes that RE2 reads otherwise', '^([[:a]+)+$'],
  ])('is stopped where only backtracking can decide: %s', async (_what, pattern) => {
    expect(await enter(pattern, slowInput)).toMatch(costly);
  });

  it('is stopped where the value has white space that RE2 does not know', async () => {
    expect(await enter('^(a+)+$', `${'a'.repeat(40)}\u00A0`)).toMatch(costly);
  });

  it.each([
    ['a long one', '(a*)*'.repeat(longestPattern / 5)],
    ['a longer one than is taken', 'a'.repeat(longestPattern + 1)],
    ['many repetitions', String.raw`\p{L}{1000}`.repeat(50)],
    ['deep brackets', `${'('.repeat(2000)}${')'.repeat(2000)}`.slice(0, longestPattern)],
    ['repetitions in repetitions', '(((((a{1,99}){1,99}){1,99}){1,99}){1,99})!$'],
  ])('ends whatever its length: %s', async (_what, pattern) => {
    expect(await enter(pattern, 'a'.repeat(20_000))).toMatch(/taken|The tab berth/);
  });

  it('shares one allowance among the tabs of a request', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({
      tabLabel: `t${at}`,
      // All patterns differ, and half of them are of each kind.
      validationPattern: at % 2 === 0 ? `^(?=a)(a+)+${at}$` : `^(.{0,900}a){0,1}${at}$`,
    }));
    const { control, envelopeId } = await sentWith(many);
    const values = Object.fromEntries(many.map(({ tabLabel }) => [tabLabel, slowInput]));
    await expect(control.sign(envelopeId, '1', values)).rejects.toMatchObject({
      code: 'INVALID_REQUEST_PARAMETER',
    });
  });
});

describe('a pattern that people write', () => {
  it.each([
    ['a telephone number', String.raw`^[1-9]\d{2}-\d{3}-\d{4}`, '206-555-0100', '555-0100'],
    ['an escaped hyphen', String.raw`^\d{3}\-\d{4}$`, '555-0100', '5550100'],
    ['a number with no leading zeros', '^(?!0)[0-9]{1,3}$', '42', '042'],
    ['a word twice', String.raw`^(\w+) \1$`, 'dock dock', 'dock pier'],
    ['letters of any language', String.raw`^\p{L}+$`, 'Lindqvistová', 'B-42'],
    ['a length above what RE2 repeats', '^.{1,2000}$', 'berth', ''],
    ['white space as JavaScript has it', String.raw`^a\sb$`, 'a\u00A0b', 'a-b'],
  ])('is checked as a browser does: %s', async (_what, pattern, right, wrong) => {
    expect(await enter(pattern, right)).toBe('taken');
    if (wrong !== '') expect(await enter(pattern, wrong)).toMatch(/The tab berth must fit/);
  });

  it('that is none is not checked', async () => {
    const { client, control, envelopeId } = await sentWith([
      { tabLabel: 'berth', validationPattern: '(' },
    ]);
    await control.sign(envelopeId, '1', { berth: 'B-42' });
    const { textTabs } = await envelopeRecipientTabsList(client, {
      path: { envelopeId, recipientId: '1' },
    });
    expect(textTabs).toMatchObject([{ validationPattern: '(', value: 'B-42' }]);
  });

  it('means the same as in JavaScript', () => {
    const pieces =
      String.raw`a b 1 . - \d \w \s \S \W \. \- \b \n \t \u0061 \x61 \0 \cA \1 \p{L} \/ / ~ # é
      [ab] [^a] [\d-] [] [^] [a&&b] ] ^ $ | ( ) (?: (?<n> (?=a) (?!b) * + ? *? {2} {1,3} {0,} { }`.split(
        /\s+/,
      );
    const piece = constantFrom(' ', ...pieces);
    const patterns = array(piece, { maxLength: 8 }).map((all) => all.join(''));
    const sign = constantFrom('a', 'b', '1', '-', ' ', '\n', '\t', '\r', '\u00A0', 'é', '_', '😀');
    const values = array(sign, { maxLength: 6 }).map((all) => all.join(''));
    assert(
      property(patterns, values, (pattern, value) => {
        const expected = inJavaScript(pattern, value);
        expect(createPatternCheck()(pattern, value)).toBe(
          expected === false ? 'differs' : 'matches',
        );
      }),
      { seed: 29, numRuns: 4000 },
    );
  });
});

/**
 * Matches in JavaScript's engine, which also ends for short texts; undefined for an invalid
 * pattern.
 */
function inJavaScript(pattern: string, value: string): boolean | undefined {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags).test(value);
    } catch {
      // The pattern may be valid without the flag.
    }
  return undefined;
}
