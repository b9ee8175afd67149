import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { nameOfTab, type AnyTab } from './any-tab.ts';
import { faultOfGroups } from './check-groups.ts';
import { faultOfValue } from './check-value.ts';
import { numberIn } from './number-in.ts';
import { shownTabs } from './conditions.ts';
import { eachTab, type ListedTab } from './each-tab.ts';
import { calculate } from './formula.ts';
import { replaceNumber } from './numerical.ts';
import { choose } from './originals.ts';
import { createPatternCheck, type PatternCheck } from './pattern-check.ts';
import { noteValues } from './replicate.ts';
import { isFilledBySigner, tabKinds } from './tab-kinds.ts';
import { isRequired, getTabValue } from './tab-values.ts';

/** Options for entering values. */
export interface EnterOptions {
  /** Allows missing values, as the signer finishes later (false). */
  partly?: boolean;
}

/**
 * Enters what a signer filled in: by tab ID, label or the name of a group of radio buttons. The
 * value of a box is `true` or `false`, that of a list or a group the value of the item. Then
 * calculates formulas, and checks that nothing required is missing.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER with the label of the tab
 */
export function enterValues(
  recipient: StoredRecipient,
  values: Readonly<Record<string, string>>,
  { partly = false }: EnterOptions = {},
): void {
  const { tabs } = recipient;
  const entries = Object.entries(values);
  if (entries.length > 0) {
    const enterOne = createEntry(recipient);
    const replicate = noteValues(tabs);
    for (const [key, value] of entries) enterOne(key, value);
    replicate();
  }
  calculate(tabs);
  if (partly) return;
  const shown = shownTabs(tabs);
  for (const listed of eachTab(tabs)) {
    if (listed.prefill) continue;
    if (!shown.has(listed.tab)) clear(listed);
    else if (isMissing(listed)) throw wrong(nameOfTab(listed.tab), 'is required');
  }
  const fault = faultOfGroups(tabs);
  if (fault !== undefined) throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', `${fault}.`);
}

function wrong(name: string, what: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', `The tab ${name} ${what}.`);
}

/**
 * Creates the function that enters one value, for one request: the tabs are found by their names,
 * and all values share the work that patterns may take.
 */
export function createEntry({ tabs }: StoredRecipient): (key: string, value: string) => void {
  const named = new Map<string, Set<ListedTab>>();
  for (const listed of eachTab(tabs)) {
    if (listed.prefill) continue;
    for (const name of listTabNames(listed.tab)) {
      const same = named.get(name);
      if (same === undefined) named.set(name, new Set([listed]));
      else same.add(listed);
    }
  }
  const check = createPatternCheck();
  return (key, value) => {
    const found = named.get(key);
    if (found === undefined)
      throw wrong(
        key,
        'does not exist; identify a tab of the recipient by tabId, tabLabel or groupName',
      );
    // A label may stand for locked tabs, too, whose values stay.
    const open = [...found].filter(({ tab }) => tab.locked !== 'true');
    for (const listed of open.length > 0 ? open : found) enter(listed, key, value, check);
  };
}

function listTabNames({ tabId, tabLabel, groupName, radios = [] }: AnyTab): string[] {
  const names = [tabId, tabLabel, groupName, ...radios.map((radio) => radio.tabId)];
  return names.filter((name) => name !== undefined);
}

function enter({ list, tab }: ListedTab, key: string, input: string, check: PatternCheck): void {
  const name = nameOfTab(tab);
  const { use } = tabKinds[list];
  if (!isFilledBySigner(list)) throw wrong(name, 'is not a tab that a signer fills in');
  const value = use === 'tick' ? ticked(name, input) : radioValue(tab, key, input);
  if (value === getTabValue(list, tab)) return;
  if (tab.locked === 'true') throw wrong(name, 'is locked; its value cannot be changed');
  const fault = faultOfValue(list, tab, value, check);
  if (fault !== undefined) throw wrong(name, fault);
  if (use === 'tick') tab.selected = value === 'true' ? 'true' : 'false';
  else if (use === 'pick') chooseRadio(tab, value);
  else if (use === 'choose') chooseItem(tab, value);
  else enterText({ list, tab }, value);
}

/** Enters a text, and beside it the number that it has in tabs of amounts. */
function enterText({ list, tab }: Pick<ListedTab, 'list' | 'tab'>, value: string): void {
  tab.value = value;
  const { hasNumericalValue, isFormatted } = tabKinds[list];
  if (hasNumericalValue !== true) return;
  if (value === '') tab.numericalValue = '';
  else if (isFormatted === true) replaceNumber(tab, value);
  else tab.numericalValue = String(numberIn(value));
}

function ticked(name: string, input: string): string {
  const value = input.toLowerCase();
  if (['true', 'on', 'x'].includes(value)) return 'true';
  if (['false', 'off', ''].includes(value)) return 'false';
  throw wrong(name, 'is a checkbox: its value must be true or false');
}

/** A button may be named by its own ID and be `true`, in place of the group and its value. */
function radioValue({ radios = [] }: AnyTab, key: string, input: string): string {
  const own = radios.find(({ tabId }) => tabId === key);
  return own === undefined || input !== 'true' ? input : (own.value ?? '');
}

function chooseRadio(group: AnyTab, value: string): void {
  const radios = group.radios ?? [];
  const chosen = radios.find((radio) => radio.value === value);
  if (chosen === undefined && value !== '')
    throw wrong(nameOfTab(group), `has no button with the value ${value}`);
  if (chosen?.locked === 'true') throw wrong(nameOfTab(group), `is locked at ${value}`);
  for (const radio of radios) radio.selected = radio === chosen ? 'true' : 'false';
  group.value = value;
}

function chooseItem(tab: AnyTab, input: string): void {
  const item = tab.listItems?.find(({ text, value }) => [value, text].includes(input));
  if (item === undefined && input !== '') throw wrong(nameOfTab(tab), `has no item ${input}`);
  choose(tab, item?.value ?? input);
}

function isMissing({ list, tab }: ListedTab): boolean {
  if (!isFilledBySigner(list)) return false;
  // A signer cannot fill in a locked or calculated tab.
  if (tab.locked === 'true' || (tab.formula ?? '') !== '') return false;
  return isRequired(tab) && ['', 'false'].includes(getTabValue(list, tab));
}

/** Clears the value of a hidden tab. */
function clear({ list, tab }: ListedTab): void {
  if (tabKinds[list].use === 'tick') tab.selected = 'false';
  else if (tabKinds[list].use === 'pick') chooseRadio(tab, '');
  else if (['enter', 'choose'].includes(tabKinds[list].use)) tab.value = '';
}
