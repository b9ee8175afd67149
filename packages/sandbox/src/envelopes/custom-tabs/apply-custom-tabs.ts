import type { Tabs, TabMetadata } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { quoteNearest } from '../../engine/quote-names.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { customTabs } from '../../state/model/custom-tabs.ts';
import type { State } from '../../state/state.ts';
import type { AnyTab } from '../tabs/any-tab.ts';
import { eachTab, type ListedTab } from '../tabs/each-tab.ts';
import { getTabType } from '../tabs/tab-kinds.ts';

/**
 * Applies the settings of custom tabs of the account to tabs that name them, unless these have
 * their own.
 * @returns the tabs of the request, or a copy of them with the settings
 */
export async function applyCustomTabs(
  state: State,
  accountId: string,
  input: Tabs | undefined,
): Promise<Tabs | undefined> {
  if (input === undefined || !eachTab(input).some(({ tab }) => namesCustomTab(tab))) return input;
  const tabs = copyJson(input);
  for (const listed of eachTab(tabs)) {
    const { tab } = listed;
    if (!namesCustomTab(tab)) continue;
    const found = await state.of(customTabs).get(accountId, tab.customTabId.toLowerCase());
    if (found !== undefined && isOfType(listed, found.settings)) fill(tab, found.settings);
    else await warn(state, accountId, tab.customTabId, listed);
  }
  return tabs;
}

function namesCustomTab(tab: AnyTab): tab is AnyTab & { customTabId: string } {
  return tab.customTabId !== undefined && tab.customTabId !== '';
}

function isOfType({ list }: ListedTab, { type = '' }: TabMetadata): boolean {
  return getTabType(list) === type.toLowerCase();
}

function fill(tab: AnyTab, settings: TabMetadata): void {
  const own = withoutUndefined(tab);
  // Properties of the tab itself win.
  Object.assign(tab, { ...withoutUndefined(getTabSettings(settings)), ...own });
}

/** The settings of a custom tab, by the names that tabs of envelopes have for them. */
function getTabSettings(settings: TabMetadata) {
  const {
    anchor,
    initialValue,
    maximumLength,
    items,
    validationType: _validation,
    ...rest
  } = settings;
  const { shared: _shared, type: _type, paymentItemCode, paymentItemName, ...more } = rest;
  const { paymentItemDescription: description, ...same } = more;
  const item = { itemCode: paymentItemCode, name: paymentItemName, description };
  const isPayment = [paymentItemCode, paymentItemName, description].some(Boolean);
  return {
    ...same,
    tabLabel: same.tabLabel ?? same.name,
    anchorString: anchor,
    value: initialValue,
    maxLength: maximumLength,
    listItems: items?.map((text) => ({ text, value: text })),
    ...(isPayment && { paymentDetails: { lineItems: [withoutUndefined(item)] } }),
  };
}

/** Warns that a custom tab was not used, and names similar ones. */
async function warn(
  state: State,
  accountId: string,
  customTabId: string,
  { list }: ListedTab,
): Promise<void> {
  const all = await state.of(customTabs).list(accountId);
  const fitting = all.filter(({ settings }) =>
    isOfType({ list, tab: {}, prefill: false }, settings),
  );
  const ids = fitting.map((one) => one.customTabId);
  state.warn({
    code: 'unknown-custom-tab',
    like: { customTabId },
    at: '/customTabId',
    message: `the account has no custom tab \`${customTabId}\` for \`${list}\`${ids.length === 0 ? '' : `; it has ${quoteNearest(customTabId, ids)}`}.`,
  });
}
