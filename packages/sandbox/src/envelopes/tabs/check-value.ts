import type { AnyTab } from './any-tab.ts';
import { longestPattern, type PatternCheck } from './pattern-check.ts';
import type { TabList } from './tab-kinds.ts';

/** Formats of the kinds of tabs whose values have one, with a description of each. */
const forms: Partial<Record<TabList, { form: RegExp; like: string }>> = {
  dateTabs: { form: /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/u, like: 'a date such as 11/20/2026' },
  emailTabs: { form: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u, like: 'an e-mail address' },
  numberTabs: { form: /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u, like: 'a number' },
  numericalTabs: { form: /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u, like: 'a number' },
  currencyTabs: { form: /^-?\D?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u, like: 'an amount' },
  phoneNumberTabs: { form: /^\+?[\d\s()./-]{4,}$/u, like: 'a telephone number' },
  ssnTabs: { form: /^\d{3}-?\d{2}-?\d{4}$/u, like: 'a number such as 078-05-1120' },
  zipTabs: { form: /^\d{5}(?:-?\d{4})?$/u, like: 'a ZIP code such as 98101' },
};

/** Returns the regular expression of the values of a kind of tab; undefined if they have no form. */
export function formOfKind(list: TabList): string | undefined {
  return forms[list]?.form.source;
}

/**
 * Describes the error in an entered value, as the end of a sentence; undefined for a valid value.
 */
export function faultOfValue(
  list: TabList,
  tab: AnyTab,
  value: string,
  check: PatternCheck,
): string | undefined {
  if (value === '') return undefined;
  const most = Number(tab.maxLength ?? '');
  if (most > 0 && value.length > most)
    return `has ${value.length} characters; the maximum is ${most}`;
  const pattern = tab.validationPattern ?? '';
  if (pattern !== '') return faultOfPattern(tab, pattern, value, check);
  const known = forms[list];
  if (known !== undefined && !known.form.test(value)) return `must be ${known.like}`;
  return list === 'numericalTabs' || list === 'currencyTabs' ? outOfRange(tab, value) : undefined;
}

function faultOfPattern(
  tab: AnyTab,
  pattern: string,
  value: string,
  check: PatternCheck,
): string | undefined {
  switch (check(pattern, value)) {
    case 'matches':
      return undefined;
    case 'differs':
      return wrongForm(tab, pattern);
    case 'costly':
      return `has a validationPattern that is too complex to check ${value.length} characters; use a simpler one, with at most ${longestPattern} characters`;
  }
}

function wrongForm({ validationMessage = '' }: AnyTab, pattern: string): string {
  return validationMessage === '' ? `must fit ${pattern}` : `is not right: ${validationMessage}`;
}

/** The number in a value, without what groups its digits and the sign of a currency. */
export function numberIn(value: string): number {
  return Number(value.replaceAll(/[^\d.-]/gu, ''));
}

function outOfRange({ minNumericalValue, maxNumericalValue }: AnyTab, value: string) {
  const number = numberIn(value);
  if (minNumericalValue !== undefined && number < Number(minNumericalValue))
    return `must be ${minNumericalValue} or more`;
  if (maxNumericalValue !== undefined && number > Number(maxNumericalValue))
    return `must be ${maxNumericalValue} or less`;
  return undefined;
}
