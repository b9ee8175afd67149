import type {
  BulkSendingCopyRecipient,
  BulkSendingCopyTab,
  Tabs,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { AnyTab } from '../tabs/any-tab.ts';
import { numberIn } from '../tabs/number-in.ts';
import { eachTab, type ListedTab } from '../tabs/each-tab.ts';
import { choose, setOriginals } from '../tabs/originals.ts';
import { hasValue } from '../tabs/tab-values.ts';
import { tabKinds } from '../tabs/tab-kinds.ts';
import { labelOf } from '../templates/template-tabs.ts';
import { readCopyDetails } from './copy-details.ts';
import { matchRecipients } from './match-recipients.ts';

/** Puts the people of a copy into the recipients of its envelope, with the values of their tabs. */
export function fillRecipients(
  { recipients }: Pick<StoredEnvelope, 'recipients'>,
  people: readonly BulkSendingCopyRecipient[],
): void {
  const match = matchRecipients(recipients);
  for (const person of people)
    for (const recipient of match(person)) {
      recipient.details = { ...recipient.details, ...readCopyDetails(person) };
      enterInitialValues(recipient.tabs, person.tabs ?? []);
    }
}

/**
 * Sets the initial values of tabs by their labels, even of locked ones, as the sender sets them.
 * Several tabs with one label get the same value.
 */
export function enterInitialValues(tabs: Tabs, values: readonly BulkSendingCopyTab[]): void {
  if (values.length === 0) return;
  const byLabel = new Map(
    values.map(({ tabLabel, initialValue = '' }) => [tabLabel, initialValue]),
  );
  for (const listed of eachTab(tabs)) {
    const value = byLabel.get(labelOf(listed.tab));
    if (value !== undefined && hasValue(listed.list)) enter(listed, value);
  }
}

function enter({ list, tab }: ListedTab, value: string): void {
  delete tab.originalValue;
  delete tab.selectedOriginal;
  const { use, hasNumericalValue, isFormatted } = tabKinds[list];
  if (use === 'tick') tab.selected = isTicked(value) ? 'true' : 'false';
  else if (use === 'pick') chooseRadio(tab, value);
  else if (use === 'choose') choose(tab, findItem(tab, value));
  else tab.value = value;
  if (isFormatted === true) tab.numericalValue = value;
  else if (hasNumericalValue === true) tab.numericalValue = String(numberIn(value));
  setOriginals(list, tab);
}

function isTicked(value: string): boolean {
  return ['true', 'on', 'x', '1'].includes(value.toLowerCase());
}

function chooseRadio(group: AnyTab, value: string): void {
  for (const radio of group.radios ?? []) radio.selected = radio.value === value ? 'true' : 'false';
  group.value = value;
}

/** An item can be named by its text too. */
function findItem({ listItems = [] }: AnyTab, value: string): string {
  return listItems.find((item) => item.text === value)?.value ?? value;
}
