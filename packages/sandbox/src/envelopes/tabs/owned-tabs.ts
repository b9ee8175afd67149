import type { ErrorDetails, Tabs } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { isDone } from '../statuses.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { AnyTab } from './any-tab.ts';
import { eachTab, type ListedTab } from './each-tab.ts';

/** Tabs with their owner; tabs that the sender fills in have none. */
export interface OwnedTabs {
  tabs: Tabs;
  recipient: StoredRecipient | undefined;
  /** The document that they must stand on to count; any without it. */
  documentId?: string;
}

/** A tab that is kept, and where. */
export interface OwnedTab extends ListedTab {
  owner: OwnedTabs;
}

/** Tells why a tab was not found. @evidence recorded */
export function describeMissing({ tab: { tabId } }: ListedTab): ErrorDetails {
  if (tabId === undefined)
    return {
      errorCode: 'INVALID_TABID',
      message: 'Invalid TabId. TabId:not specified. Identify the tab by its tabId.',
    };
  return {
    errorCode: 'INVALID_TAB_OPERATION',
    message: `The Tab specified is not valid for the requested operation. Tab not found in envelope: ${tabId}.`,
  };
}

/** Finds the tabs that a request names. */
export interface TabFinder {
  /** Finds a tab by ID, or by the name of its group. */
  find(named: ListedTab): OwnedTab | undefined;
  /** Removes a tab from later searches. */
  leaveOut(found: OwnedTab): void;
}

/** Creates a finder, which looks through all tabs only once. */
export function createTabFinder(owners: readonly OwnedTabs[]): TabFinder {
  const byName = new Map<string, { at: number; found: OwnedTab }[]>();
  let count = 0;
  for (const owner of owners)
    for (const one of eachTab(owner.tabs)) {
      if (![undefined, one.tab.documentId].includes(owner.documentId)) continue;
      count += 1;
      for (const name of listTabKeys(one)) {
        const same = byName.get(name) ?? [];
        byName.set(name, same);
        same.push({ at: count, found: { ...one, owner } });
      }
    }
  const gone = new Set<AnyTab>();

  function findFirst(name: string) {
    const same = byName.get(name) ?? [];
    while (same[0] !== undefined && gone.has(same[0].found.tab)) same.shift();
    return same[0];
  }

  return {
    find(named) {
      const [first] = listTabKeys(named)
        .map(findFirst)
        .filter((one) => one !== undefined && isSame(one.found.tab, named.tab))
        .toSorted((one, other) => (one?.at ?? 0) - (other?.at ?? 0));
      return first?.found;
    },
    leaveOut({ tab }) {
      gone.add(tab);
    },
  };
}

/** Lists the keys by which a tab can be found among those of its kind. */
function listTabKeys({ list, prefill, tab }: ListedTab): string[] {
  const { tabId, groupName, groupLabel, radios = [] } = tab;
  const names: [string, string | undefined][] = [
    ['tabId', tabId?.toLowerCase()],
    ['groupName', groupName],
    ['groupLabel', groupLabel],
    ...radios.map((radio): [string, string | undefined] => ['radio', radio.tabId?.toLowerCase()]),
  ];
  return names
    .filter(([, name]) => name !== undefined)
    .map(([kind, name]) => JSON.stringify([list, prefill, kind, name]));
}

function isSame(tab: AnyTab, named: AnyTab): boolean {
  if (named.tabId !== undefined) return tab.tabId === named.tabId.toLowerCase();
  if (named.groupName !== undefined) return tab.groupName === named.groupName;
  if (named.groupLabel !== undefined) return tab.groupLabel === named.groupLabel;
  const ids = new Set((named.radios ?? []).map(({ tabId }) => tabId?.toLowerCase()));
  return (tab.radios ?? []).some(({ tabId }) => ids.has(tabId));
}

/** Returns the error that prevents changing or removing a tab; undefined if there is none. */
export function hindrance(
  { kind }: Pick<StoredEnvelope, 'kind'>,
  { owner: { recipient }, tab }: OwnedTab,
  mark: 'templateLocked' | 'templateRequired',
): ErrorDetails | undefined {
  if (recipient !== undefined && isDone(recipient))
    return {
      errorCode: 'ENVELOPE_INVALID_STATUS',
      message: `Its recipient ${recipient.recipientId} has already finished.`,
    };
  if (kind === 'envelope' && tab[mark] === 'true')
    return {
      errorCode: 'USER_LACKS_PERMISSIONS',
      message: `The template that it comes from sets ${mark}.`,
    };
  return undefined;
}

/**
 * Rejects a change to the tabs of a recipient who has finished.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS
 */
export function requireUnfinished(recipient: StoredRecipient): void {
  if (!isDone(recipient)) return;
  throw new ServiceRefusal(
    'ENVELOPE_INVALID_STATUS',
    `The recipient ${recipient.recipientId} has already finished, so its tabs cannot be changed.`,
  );
}

/** @throws ServiceRefusal INVALID_REQUEST_BODY where a request names no tab */
export function requireTabs(input: Tabs): ListedTab[] {
  const all = eachTab(input);
  if (all.length > 0) return all;
  throw new ServiceRefusal(
    'INVALID_REQUEST_BODY',
    'No tabs specified. The body requires at least one tab.',
  );
}
