import type { AnyTab } from './any-tab.ts';
import { longestPattern, type PatternCheck } from './pattern-check.ts';
import { tabKinds, type TabList } from './tab-kinds.ts';

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
  const { form, hasNumericalValue } = tabKinds[list];
  if (form !== undefined && !form.pattern.test(value)) return `must be ${form.like}`;
  return hasNumericalValue === true ? outOfRange(tab, value) : undefined;
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
