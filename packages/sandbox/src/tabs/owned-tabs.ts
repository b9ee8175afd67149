import type { ErrorDetails, Tabs } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../engine/service-error.ts';
import { isDone } from '../envelope/statuses.ts';
import type { StoredEnvelope } from '../model/envelope.ts';
import type { StoredRecipient } from '../model/recipient.ts';
import type { AnyTab } from './any-tab.ts';
import { eachTab, type ListedTab } from './each-tab.ts';

/** Tabs, and whose they are; those that the sender fills in are nobody's. */
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

/** What is said of a tab that is not there. */
export const noSuchTab: ErrorDetails = {
  errorCode: 'INVALID_REQUEST_BODY',
  message: 'There is no such tab; name it by its tabId.',
};

/** Finds the tab that a request names: by ID, or by the name of its group. */
export function findTab(
  owners: readonly OwnedTabs[],
  { list, tab: named, prefill }: ListedTab,
): OwnedTab | undefined {
  for (const owner of owners)
    for (const one of eachTab(owner.tabs))
      if (
        one.list === list &&
        one.prefill === prefill &&
        isSame(one.tab, named) &&
        [undefined, one.tab.documentId].includes(owner.documentId)
      )
        return { ...one, owner };
  return undefined;
}

function isSame(tab: AnyTab, named: AnyTab): boolean {
  if (named.tabId !== undefined) return tab.tabId === named.tabId.toLowerCase();
  if (named.groupName !== undefined) return tab.groupName === named.groupName;
  if (named.groupLabel !== undefined) return tab.groupLabel === named.groupLabel;
  const ids = new Set((named.radios ?? []).map(({ tabId }) => tabId?.toLowerCase()));
  return (tab.radios ?? []).some(({ tabId }) => ids.has(tabId));
}

/** Why a tab cannot be changed or removed any more; undefined where it can. */
export function hindrance(
  { kind }: Pick<StoredEnvelope, 'kind'>,
  { owner: { recipient }, tab }: OwnedTab,
  mark: 'templateLocked' | 'templateRequired',
): ErrorDetails | undefined {
  if (recipient !== undefined && isDone(recipient))
    return {
      errorCode: 'ENVELOPE_INVALID_STATUS',
      message: `Its recipient ${recipient.recipientId} has finished.`,
    };
  if (kind === 'envelope' && tab[mark] === 'true')
    return {
      errorCode: 'USER_LACKS_PERMISSIONS',
      message: `The template that it comes from has set ${mark}.`,
    };
  return undefined;
}

/**
 * Refuses a change to the tabs of somebody who has finished.
 * @throws ServiceError ENVELOPE_INVALID_STATUS
 */
export function requireUnfinished(recipient: StoredRecipient): void {
  if (!isDone(recipient)) return;
  throw new ServiceError(
    'ENVELOPE_INVALID_STATUS',
    `The recipient ${recipient.recipientId} has finished; its tabs stay as they are.`,
  );
}

/** @throws ServiceError INVALID_REQUEST_BODY where a request names no tab */
export function requireTabs(given: Tabs): ListedTab[] {
  const all = eachTab(given);
  if (all.length > 0) return all;
  throw new ServiceError('INVALID_REQUEST_BODY', 'The body has no tabs; name at least one.');
}
