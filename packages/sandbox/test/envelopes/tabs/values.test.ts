import type { Tabs } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { envelopeFor, buildRecipients } from '../turns/people.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '200' };
const { client, control } = newTenant();
const ok = 'taken';

/**
 * Enters a value into a tab as a signer: returns the error message, or `taken` if there is none.
 */
async function said(list: keyof Tabs, tab: Record<string, string>, value: string): Promise<string> {
  const tabs = { [list]: [{ ...place, tabLabel: 'it', ...tab }] };
  const envelopeId = await envelopeFor(client, buildRecipients(['signers', 1, { tabs }]));
  try {
    await control.finishLater(envelopeId, '1', { it: value });
    return ok;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const date = 'a date such as 11/20/2026';
const email = 'an e-mail address';
const number = 'a number';
const phone = 'a telephone number';
const ssn = 'a number such as 078-05-1120';
const zip = 'a ZIP code such as 98101';

describe('a value of a kind with a form of its own', () => {
  test.each<[list: keyof Tabs, value: string, like: string]>([
    ['dateTabs', '11/20/2026', ok],
    ['dateTabs', '2026-11-20', ok],
    ['dateTabs', '1.2.26', ok],
    ['dateTabs', '11/20-2026', date],
    ['dateTabs', '11/20', date],
    ['dateTabs', '111/20/20', ok],
    ['dateTabs', '11111/20/20', date],
    ['dateTabs', '11/200/20', date],
    ['dateTabs', 'x11/20/2026', date],
    ['dateTabs', '11/20/2026x', date],
    ['dateTabs', '11/20/20261', date],
    ['emailTabs', 'a@b.c', ok],
    ['emailTabs', 'a@b', email],
    ['emailTabs', 'a@b.', email],
    ['emailTabs', '@b.c', email],
    ['emailTabs', 'a b@c.d', email],
    ['emailTabs', 'a@b@c.d', email],
    ['numberTabs', '12', ok],
    ['numberTabs', '-12.5', ok],
    ['numberTabs', '1,250', ok],
    ['numberTabs', '1,250,000.75', ok],
    ['numberTabs', '1,25', number],
    ['numberTabs', '1,2500', number],
    ['numberTabs', '1250,000', number],
    ['numberTabs', '12.', number],
    ['numberTabs', '.5', number],
    ['numberTabs', '--1', number],
    ['numberTabs', '1e3', number],
    ['numberTabs', 'x', number],
    ['numericalTabs', '1,250.5', ok],
    ['numericalTabs', '1,25', number],
    ['currencyTabs', '$1,250.00', ok],
    ['currencyTabs', '-€5', ok],
    ['currencyTabs', '$$5', 'an amount'],
    ['currencyTabs', '5$', 'an amount'],
    ['phoneNumberTabs', '+44 (0)770 090-0123', ok],
    ['phoneNumberTabs', '5550', ok],
    ['phoneNumberTabs', '555', phone],
    ['phoneNumberTabs', '555-CALL', phone],
    ['phoneNumberTabs', '5+55-0', phone],
    ['ssnTabs', '078-05-1120', ok],
    ['ssnTabs', '078051120', ok],
    ['ssnTabs', '078-051-120', ssn],
    ['ssnTabs', '78-05-1120', ssn],
    ['ssnTabs', '078-05-11201', ssn],
    ['zipTabs', '98101', ok],
    ['zipTabs', '98101-1234', ok],
    ['zipTabs', '981011234', ok],
    ['zipTabs', '9810', zip],
    ['zipTabs', '98101-123', zip],
    ['zipTabs', '98101-12345', zip],
    ['textTabs', 'anything at all', ok],
  ])('%s: %j is %s', async (list, value, like) => {
    expect(await said(list, {}, value)).toBe(like === ok ? ok : `The tab it must be ${like}.`);
  });

  test.each<keyof Tabs>(['dateTabs', 'emailTabs', 'numberTabs', 'ssnTabs', 'zipTabs'])(
    '%s: may be empty while it is not finished',
    async (list) => {
      expect(await said(list, { value: '' }, '')).toBe(ok);
    },
  );
});

describe('the length of a value', () => {
  test.each([
    ['4', '1234', ok],
    ['4', '12345', 'The tab it has 5 characters; the maximum is 4.'],
    ['1', '1', ok],
    ['0', '12345', ok],
  ])('at most %j: %j is %s', async (maxLength, value, expected) => {
    expect(await said('textTabs', { maxLength }, value)).toBe(expected);
  });
});

describe('the pattern of a tab', () => {
  const validationPattern = '^B-[0-9]+$';
  test.each<[list: keyof Tabs, tab: Record<string, string>, value: string, expected: string]>([
    ['textTabs', { validationPattern }, 'B-42', ok],
    ['textTabs', { validationPattern }, 'C-42', 'The tab it must fit ^B-[0-9]+$.'],
    ['textTabs', { validationPattern }, 'B-42x', 'The tab it must fit ^B-[0-9]+$.'],
    ['textTabs', { validationPattern }, '', ok],
    [
      'textTabs',
      { validationPattern, validationMessage: 'Write a berth' },
      'C-42',
      'The tab it is not right: Write a berth.',
    ],
    ['textTabs', { validationPattern: '' }, 'C-42', ok],
    ['textTabs', { validationPattern: '[0-9]' }, 'berth 4 of 5', ok],
    // A pattern replaces the format of the kind, but not its maximum length.
    ['zipTabs', { validationPattern: '^[A-Z]{2}$' }, 'PE', ok],
    ['zipTabs', { validationPattern: '^[A-Z]{2}$' }, '98101', 'The tab it must fit ^[A-Z]{2}$.'],
    [
      'textTabs',
      { validationPattern, maxLength: '3' },
      'B-42',
      'The tab it has 4 characters; the maximum is 3.',
    ],
  ])('%s %j: %j is %s', async (list, tab, value, expected) => {
    expect(await said(list, tab, value)).toBe(expected);
  });
});

describe('the range of a number', () => {
  const range = { minNumericalValue: '10', maxNumericalValue: '1000' };
  test.each<[list: keyof Tabs, tab: Record<string, string>, value: string, expected: string]>([
    ['numericalTabs', range, '10', ok],
    ['numericalTabs', range, '9.99', 'The tab it must be 10 or more.'],
    ['numericalTabs', range, '-10', 'The tab it must be 10 or more.'],
    ['numericalTabs', range, '1,000', ok],
    ['numericalTabs', range, '1,000.01', 'The tab it must be 1000 or less.'],
    ['currencyTabs', range, '$1,000.00', ok],
    ['currencyTabs', range, '$1,000.01', 'The tab it must be 1000 or less.'],
    ['currencyTabs', range, '$9', 'The tab it must be 10 or more.'],
    ['numericalTabs', { minNumericalValue: '10' }, '5000', ok],
    ['numericalTabs', { maxNumericalValue: '10' }, '-5000', ok],
    ['numericalTabs', {}, '5000', ok],
  ])('%s %j: %j is %s', async (list, tab, value, expected) => {
    expect(await said(list, tab, value)).toBe(expected);
  });
});
