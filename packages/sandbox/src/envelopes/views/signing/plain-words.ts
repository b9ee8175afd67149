import type { Translate } from '../../../pages/languages/language.ts';
import type { AnyTab } from '../../tabs/any-tab.ts';
import { tabKinds, type TabList } from '../../tabs/tab-kinds.ts';
import type { ListedTab } from '../../tabs/each-tab.ts';
import type { ControlKind } from './control.ts';

/** The rule of a field, which a script checks when the field is left. */
export interface FieldCheck {
  /** A regular expression, without anchors of its own. */
  pattern?: string | undefined;
  least?: string | undefined;
  most?: string | undefined;
  /** The sentence for a value that breaks the rule. */
  message: string;
}

/**
 * Describes the rule of a field in the words of the sender, or else in plain ones; undefined if any
 * value is right.
 */
export function describeCheck({ list, tab }: ListedTab, t: Translate): FieldCheck | undefined {
  const pattern = (tab.validationPattern ?? '') || tabKinds[list].form?.pattern.source;
  const { minNumericalValue: least, maxNumericalValue: most } = tab;
  if (pattern === undefined && least === undefined && most === undefined) return undefined;
  const own = tab.validationMessage ?? '';
  return { pattern, least, most, message: own === '' ? describeRule(list, tab, t) : own };
}

function describeRule(list: TabList, tab: AnyTab, t: Translate): string {
  if ((tab.validationPattern ?? '') !== '') return t('This does not have the expected form.');
  switch (list) {
    case 'dateTabs':
      return t('Enter a date, such as 11/20/2026.');
    case 'emailTabs':
      return t('Enter an e-mail address.');
    case 'phoneNumberTabs':
      return t('Enter a telephone number.');
    case 'ssnTabs':
      return t('Enter a number such as 078-05-1120.');
    case 'zipTabs':
      return t('Enter a ZIP code, such as 98101.');
    default:
      return describeRange(tab, t);
  }
}

function describeRange(
  { minNumericalValue: least, maxNumericalValue: most }: AnyTab,
  t: Translate,
): string {
  if (least !== undefined && most !== undefined)
    return t('Enter a number from {least} to {most}.', { least, most });
  if (least !== undefined) return t('Enter a number of at least {least}.', { least });
  if (most !== undefined) return t('Enter a number of at most {most}.', { most });
  return t('Enter a number.');
}

/** Describes the error in an entered value; the service's own words name tabs and their labels. */
export function describeFault(listed: ListedTab, value: string, t: Translate): string {
  const most = Number(listed.tab.maxLength ?? '');
  if (most > 0 && value.length > most) return t('At most {most} characters.', { most });
  return describeCheck(listed, t)?.message ?? t('This value is not possible here.');
}

/** Describes what a signer still has to do at a field of a kind. */
export function describeMissing(kind: ControlKind, t: Translate): string {
  switch (kind) {
    case 'sign':
      return t('Sign here.');
    case 'initial':
      return t('Initial here.');
    case 'file':
      return t('Choose a file to attach.');
    case 'press':
    case 'tick':
      return t('This must be ticked.');
    case 'list':
    case 'radio':
      return t('Choose one.');
    default:
      return t('This must be filled in.');
  }
}
