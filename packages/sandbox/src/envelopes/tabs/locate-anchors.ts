import type { Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { addTabs, eachTab, type ListedTab, placedParts, groupTabs } from './each-tab.ts';
import { isWaiting, placeTabs } from './resolve-anchors.ts';

/**
 * The envelope or template with the positions of tabs whose anchors are only searched when it is
 * sent. Tabs whose anchor is not found, or whose position is outside of the page, stay as they are.
 */
export async function locateAnchors(
  state: State,
  envelope: StoredEnvelope,
): Promise<StoredEnvelope> {
  const recipients = envelope.recipients.map((recipient) => ({
    recipient,
    tabs: eachTab(recipient.tabs).map((listed) => ({ listed, located: copyToLocate(listed) })),
  }));
  const waiting = recipients.flatMap(({ tabs }) => tabs.flatMap(({ located }) => located ?? []));
  if (waiting.length === 0) return envelope;
  try {
    await placeTabs(state, envelope, waiting);
  } catch (error) {
    if (error instanceof ServiceRefusal) return envelope;
    throw error;
  }
  return {
    ...envelope,
    recipients: recipients.map(({ recipient, tabs }) => ({
      ...recipient,
      tabs: joinTabs(tabs.map(({ listed, located }) => restored(listed, located))),
    })),
  };
}

/** The tab alone, as one that may be missing; undefined where there is nothing to search for. */
function copyToLocate(listed: ListedTab): Tabs | undefined {
  if (!placedParts(listed).some(isWaiting)) return undefined;
  const tab = { ...copyJson(listed.tab), anchorIgnoreIfNotPresent: 'true' as const };
  return groupTabs([{ ...listed, tab }]);
}

/** Returns the located tabs, or the tab itself if its anchor was not found. */
function restored(listed: ListedTab, located: Tabs | undefined): Tabs {
  const found = located === undefined ? [] : eachTab(located);
  if (found.length === 0) return groupTabs([listed]);
  const { anchorIgnoreIfNotPresent } = listed.tab;
  for (const { tab } of found)
    if (anchorIgnoreIfNotPresent === undefined) delete tab.anchorIgnoreIfNotPresent;
    else tab.anchorIgnoreIfNotPresent = anchorIgnoreIfNotPresent;
  return groupTabs(found);
}

function joinTabs(all: readonly Tabs[]): Tabs {
  const joined: Tabs = {};
  for (const tabs of all) addTabs(joined, tabs);
  return joined;
}
