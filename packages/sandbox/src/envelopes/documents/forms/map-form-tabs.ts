import type { Tabs } from '@countersign/types/esign-v2.1';
import type { AnyTab } from '../../tabs/any-tab.ts';
import { addTabs, eachTab, groupTabs, keepTabs, type ListedTab } from '../../tabs/each-tab.ts';
import { isAnchored } from '../../tabs/read-tabs.ts';
import type { TabList } from '../../tabs/tab-kinds.ts';
import { labelOf } from '../../templates/template-tabs.ts';
import type { FormTab } from './form-tabs.ts';

/** A recipient whose tabs the fields of forms may become, with the requested tabs for them. */
export interface FormTaker {
  /** The tabs of the request: those that change a field are taken out. */
  requested: Tabs;
  /** True if the recipient gets the fields that no request names. */
  isDefault: boolean;
}

/** Options for mapping fields to tabs. */
export interface MapOptions {
  /** Lets labels with a wildcard select fields, before documents have their own IDs (false). */
  inComposite?: boolean;
}

/** The result of mapping the fields of forms to tabs. */
export interface MappedTabs {
  /** The tabs for each taker. */
  taken: Tabs[];
  /** Tabs without a recipient. */
  left: FormTab[];
}

/**
 * Divides the tabs of forms among recipients. A tab of a request with the label and the kind of one
 * changes it, and takes it; the others go to the default recipient.
 * @evidence public
 */
export function mapFormTabs(
  pool: readonly FormTab[],
  takers: readonly FormTaker[],
  { inComposite = false }: MapOptions = {},
): MappedTabs {
  const free = new Set(pool);
  const taken = takers.map(({ requested }) => {
    const own: FormTab[] = [];
    keepTabs(requested, (asked) => {
      const meant = [...free, ...own].filter((one) => isMeant(asked, one, inComposite));
      for (const one of meant) {
        overlay(one.tab, asked.tab);
        if (free.delete(one)) own.push(one);
      }
      return meant.length === 0;
    });
    return own;
  });
  const standIn = takers.findIndex(({ isDefault }) => isDefault);
  const left = [...free];
  if (standIn !== -1) taken[standIn]?.push(...left.splice(0));
  return { taken: taken.map((tabs) => groupTabs(inOrder(pool, tabs))), left };
}

/** Puts tabs in the order of their fields. */
function inOrder(pool: readonly FormTab[], tabs: readonly FormTab[]): ListedTab[] {
  const some = new Set(tabs);
  return pool.filter((one) => some.has(one)).map(({ field: _field, ...listed }) => listed);
}

/** The prefix or suffix of a label that matches several fields. */
const wildcard = String.raw`\*`;

/** Kinds of tabs that are the same only in the same place. */
const placed: ReadonlySet<TabList> = new Set([
  'signHereTabs',
  'initialHereTabs',
  'companyTabs',
  'envelopeIdTabs',
  'fullNameTabs',
  'firstNameTabs',
  'lastNameTabs',
]);

/** Reports whether a tab of the request means the tab of a field. */
function isMeant({ list, prefill, tab }: ListedTab, form: FormTab, inComposite: boolean): boolean {
  if (prefill || list !== form.list || isAnchored(tab)) return false;
  if (!inComposite && tab.documentId !== undefined && tab.documentId !== form.tab.documentId)
    return false;
  if (placed.has(list) && tab.xPosition !== undefined && !isAtPlace(tab, form.tab)) return false;
  return matches(labelOf(tab) ?? '', labelOf(form.tab) ?? '', inComposite);
}

function isAtPlace(tab: AnyTab, { xPosition, yPosition }: AnyTab): boolean {
  return (
    Number(tab.xPosition) === Number(xPosition) &&
    Number(tab.yPosition ?? '0') === Number(yPosition)
  );
}

/** Checks whether a label is that of a field, or a wildcard that matches it. */
function matches(label: string, name: string, withWildcards: boolean): boolean {
  if (label === name) return label !== '';
  if (!withWildcards) return false;
  if (label.startsWith(wildcard)) {
    const rest = label.slice(wildcard.length);
    return name.startsWith(rest) || name.endsWith(rest);
  }
  return label.endsWith(wildcard) && name.startsWith(label.slice(0, -wildcard.length));
}

/** Properties of a requested tab that do not override those of the field. */
const own: ReadonlySet<string> = new Set([
  'tabLabel',
  'groupName',
  'tabId',
  'documentId',
  'pageNumber',
  'xPosition',
  'yPosition',
  'recipientId',
  'recipientIdGuid',
  'radios',
]);

function overlay(tab: AnyTab, asked: AnyTab): void {
  const said = Object.entries(asked).filter(
    ([member, value]) => value !== undefined && !own.has(member),
  );
  Object.assign(tab, Object.fromEntries(said));
  for (const radio of asked.radios ?? []) {
    const known = tab.radios?.find(({ value }) => value === radio.value);
    if (known === undefined || radio.selected === undefined) continue;
    if (radio.selected === 'true') for (const other of tab.radios ?? []) other.selected = 'false';
    known.selected = radio.selected;
  }
  const { value, listItems } = tab;
  if (asked.value !== undefined && asked.listItems === undefined)
    for (const item of listItems ?? []) item.selected = item.value === value ? 'true' : 'false';
}

/** Reports whether a tab of a request may mean a field of a form. */
export function meansSome(listed: ListedTab, pool: readonly FormTab[]): boolean {
  return pool.some((form) => isMeant(listed, form, true));
}

/** Adds tabs of forms to those of a request. */
export function withFormTabs(requested: Tabs, formTabs: Tabs): Tabs {
  const all: Tabs = {};
  addTabs(all, formTabs);
  if (eachTab(requested).length > 0) addTabs(all, requested);
  return all;
}
