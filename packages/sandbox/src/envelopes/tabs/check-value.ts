import type { AnyTab } from './any-tab.ts';
import { numberIn } from './number-in.ts';
import { type NumericalRange, readNumerical, widestRange } from './numerical.ts';
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
  const { form, hasNumericalValue, isFormatted } = tabKinds[list];
  if (isFormatted === true) {
    const number = readNumerical(tab, value);
    return number === undefined
      ? 'must be a number'
      : outOfRange({ ...widestRange, ...limits(tab) }, number);
  }
  if (form !== undefined && !form.pattern.test(value)) return `must be ${form.like}`;
  return hasNumericalValue === true ? outOfRange(limits(tab), numberIn(value)) : undefined;
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

/** The limits that a tab has itself. */
function limits({ minNumericalValue, maxNumericalValue }: AnyTab): Partial<NumericalRange> {
  return {
    ...(minNumericalValue !== undefined && { least: minNumericalValue }),
    ...(maxNumericalValue !== undefined && { most: maxNumericalValue }),
  };
}

function outOfRange({ least, most }: Partial<NumericalRange>, number: number): string | undefined {
  if (least !== undefined && number < Number(least)) return `must be ${least} or more`;
  if (most !== undefined && number > Number(most)) return `must be ${most} or less`;
  return undefined;
}
