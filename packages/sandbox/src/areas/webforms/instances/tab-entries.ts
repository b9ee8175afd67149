import { readOwn } from '@countersign/mock/core/outside';
import type { Tabs } from '@countersign/types/esign-v2.1';
import type {
  TabInfo,
  WebFormComponent,
  WebFormContent,
  WebFormValues,
} from '@countersign/types/webforms';
import { nameOfTab } from '../../../envelopes/tabs/any-tab.ts';
import { eachTab } from '../../../envelopes/tabs/each-tab.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { findAction } from '../forms/fields-of.ts';
import { textOf } from './text-of.ts';

/** The value that a tab of a role gets. */
interface TabEntry {
  info: TabInfo;
  label: string;
  /** `true` or `false` of a box. */
  value: string;
}

/** The tabs of a role, for the definition of an envelope. */
export function tabsOf(content: WebFormContent, roleName: string, values: WebFormValues): Tabs {
  const tabs: Record<string, object[]> = {};
  for (const { info, label, value } of listEntries(content, roleName, values))
    (tabs[`${info.tabType ?? 'text'}Tabs`] ??= []).push(
      info.tabType === 'checkbox'
        ? { tabLabel: label, selected: value }
        : info.tabType === 'radioGroup'
          ? { groupName: label, radios: [{ value, selected: 'true' }] }
          : { tabLabel: label, value },
    );
  return tabs;
}

/** The values of the tabs that a recipient has, by their names. */
export function entriesOf(
  content: WebFormContent,
  { details, tabs }: StoredRecipient,
  values: WebFormValues,
): Record<string, string> {
  const known = new Set(eachTab(tabs).map(({ tab }) => nameOfTab(tab)));
  return Object.fromEntries(
    listEntries(content, details.roleName ?? '', values)
      .filter(({ label }) => known.has(label))
      .map(({ label, value }) => [label, value]),
  );
}

function listEntries(content: WebFormContent, roleName: string, values: WebFormValues): TabEntry[] {
  const { recipientInfoMap = {}, tabInfoMap = {} } = findAction(content) ?? {};
  const infos = Object.values(recipientInfoMap).filter((one) => one?.roleName === roleName);
  const ids = new Set(infos.map((one) => one?.recipientId));
  const entries: TabEntry[] = [];
  for (const info of Object.values(tabInfoMap)) {
    if (info === undefined || !ids.has(info.recipientId)) continue;
    const component = content.components?.[info.componentKey ?? ''];
    const value = readOwn(values, component?.componentName ?? '');
    if (value === undefined || value === null) continue;
    const { tabLabel: label = '', tabType } = info;
    const text = tabType === 'checkbox' ? String(isTicked(info, value, component)) : textOf(value);
    entries.push({ info, label, value: text });
  }
  return entries;
}

/**
 * Reports whether the box of a tab is ticked: its option is among the values. The only box of a
 * field needs no name.
 */
function isTicked(
  { name, tabLabel = '' }: TabInfo,
  value: NonNullable<WebFormValues[string]>,
  component: WebFormComponent | undefined,
): boolean {
  if (!Array.isArray(value)) return false;
  const options = component?.options ?? [];
  if (options.length === 1) return value.length > 0;
  const own = new Set([name, tabLabel].filter((one) => one !== undefined && one !== ''));
  return options.some(
    (option) =>
      value.includes(option.value ?? '') &&
      (own.has(option.value ?? '') || own.has(option.label ?? '')),
  );
}
