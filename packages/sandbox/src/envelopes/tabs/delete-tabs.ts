import type { Tabs } from '@countersign/types/esign-v2.1';
import { requireStatus } from '../guards.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { AnyTab } from './any-tab.ts';
import { keepTabs, groupTabs, type ListedTab } from './each-tab.ts';
import { failed, missing, removed } from './outcomes.ts';
import {
  createTabFinder,
  hindrance,
  describeMissing,
  requireTabs,
  type OwnedTab,
  type OwnedTabs,
} from './owned-tabs.ts';

/**
 * Deletes tabs by their IDs, and returns their remains for the response. A tab that must stay gets
 * an error and does not stop the others.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, INVALID_REQUEST_BODY without tabs
 */
export function deleteTabs(
  envelope: StoredEnvelope,
  owners: readonly OwnedTabs[],
  input: Tabs,
): Tabs {
  requireStatus(envelope, 'removeTabs');
  const finder = createTabFinder(owners);
  const gone = new Set<AnyTab>();
  const answers = requireTabs(input).map((named): ListedTab => {
    const found = finder.find(named);
    if (found === undefined) return missing(named, describeMissing(named));
    const fault = hindrance(envelope, found, 'templateRequired');
    if (fault !== undefined) return failed(named, fault);
    const part = removeButtons(found, named.tab);
    if (part === undefined) {
      finder.leaveOut(found);
      gone.add(found.tab);
    }
    return removed({ ...found, tab: part ?? found.tab });
  });
  if (gone.size > 0) for (const { tabs } of owners) keepTabs(tabs, ({ tab }) => !gone.has(tab));
  return groupTabs(answers);
}

/**
 * Removes the named buttons of a group of radio buttons, where the request names some and others
 * are left.
 * @returns the group with the buttons that are gone; undefined where the tab goes as a whole
 */
function removeButtons({ tab }: OwnedTab, named: AnyTab): AnyTab | undefined {
  const ids = new Set((named.radios ?? []).map(({ tabId }) => tabId?.toLowerCase()));
  const gone = (tab.radios ?? []).filter(({ tabId }) => ids.has(tabId));
  const left = (tab.radios ?? []).filter(({ tabId }) => !ids.has(tabId));
  if (gone.length === 0 || left.length === 0) return undefined;
  tab.radios = left;
  return { ...tab, radios: gone };
}
