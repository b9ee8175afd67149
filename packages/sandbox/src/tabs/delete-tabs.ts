import type { Tabs } from '@countersign/types/esign-v2.1';
import { editable, requireEditable } from '../envelope/statuses.ts';
import type { StoredEnvelope } from '../model/envelope.ts';
import type { AnyTab } from './any-tab.ts';
import { keepTabs, tabsOf, type ListedTab } from './each-tab.ts';
import { failed, removed } from './outcomes.ts';
import {
  findTab,
  hindrance,
  noSuchTab,
  requireTabs,
  type OwnedTab,
  type OwnedTabs,
} from './owned-tabs.ts';

/**
 * Takes tabs off, found by their IDs, and gives what is left to say of them. One that must stay says
 * why and does not stop the others.
 * @throws ServiceError ENVELOPE_INVALID_STATUS, INVALID_REQUEST_BODY without tabs
 */
export function deleteTabs(
  envelope: StoredEnvelope,
  owners: readonly OwnedTabs[],
  given: Tabs,
): Tabs {
  requireEditable(envelope, editable, 'Tabs can be removed');
  return tabsOf(
    requireTabs(given).map((named): ListedTab => {
      const found = findTab(owners, named);
      if (found === undefined) return failed(named, noSuchTab);
      const fault = hindrance(envelope, found, 'templateRequired');
      if (fault !== undefined) return failed(named, fault);
      return removed({ ...found, tab: remove(found, named.tab) });
    }),
  );
}

/** Of a group of radio buttons only the named buttons go, where the request names some. */
function remove({ owner, tab }: OwnedTab, named: AnyTab): AnyTab {
  const ids = new Set((named.radios ?? []).map(({ tabId }) => tabId?.toLowerCase()));
  const gone = (tab.radios ?? []).filter(({ tabId }) => ids.has(tabId));
  const left = (tab.radios ?? []).filter((radio) => !gone.includes(radio));
  if (gone.length > 0 && left.length > 0) {
    tab.radios = left;
    return { ...tab, radios: gone };
  }
  keepTabs(owner.tabs, (one) => one.tab !== tab);
  return tab;
}
