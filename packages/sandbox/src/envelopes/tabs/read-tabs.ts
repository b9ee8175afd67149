import { isGuid } from '@countersign/mock/core/outside';
import { randomUUID } from 'node:crypto';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { placeByMarker } from '../html/place-by-marker.ts';
import { signs } from '../statuses.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { requireUnit } from './anchor-units.ts';
import { nameOfTab, type AnyRadio, type AnyTab } from './any-tab.ts';
import { checkPlace, documentOfTab, roundPlace } from './check-place.ts';
import { eachTab, keepTabs, placedParts, type ListedTab } from './each-tab.ts';
import { giveFormulasPolicies } from './formula-policy.ts';
import { setOriginals } from './originals.ts';
import { getTabType, tabKinds } from './tab-kinds.ts';

/**
 * Makes the tabs of a request ready to be kept: each gets an ID (its own, where it is a GUID that no
 * other tab of the envelope has), its type, its document, a page and a place. Tabs with an anchor
 * get their place later, by `resolveAnchors`. Without a document ID the first document is meant.
 * @param recipient their recipient, where that is known: only those who sign can have tabs
 * @param ids the IDs of the envelope's tabs, where tabs of several recipients are read in a row
 * @throws ServiceRefusal TAB_REFERS_TO_MISSING_DOCUMENT, TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED,
 *   TAB_PAGE_NUMBER_NOT_SPECIFIED, TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT,
 *   TAB_OUT_OF_BOUNDS, CANNOT_ASSIGN_TAB_TO_MANAGERROLE, INVALID_REQUEST_PARAMETER for an unknown unit
 */
export function readTabs(
  tabs: Tabs,
  envelope: StoredEnvelope,
  recipient?: StoredRecipient,
  ids: TabIds = createTabIds(envelope),
): Tabs {
  const read = copyJson(tabs);
  keepTabs(read, () => true);
  const all = eachTab(read);
  if (recipient !== undefined && all.some(({ prefill }) => !prefill)) requireSigner(recipient);
  for (const listed of all) {
    readTab(listed, envelope, recipient);
    for (const part of tabKinds[listed.list].use === 'pick' ? placedParts(listed) : [listed.tab])
      part.tabId = ids.choose(part);
  }
  giveFormulasPolicies(all);
  return read;
}

/** @throws ServiceRefusal CANNOT_ASSIGN_TAB_TO_MANAGERROLE */
export function requireSigner(recipient: StoredRecipient): void {
  if (signs(recipient)) return;
  throw new ServiceRefusal(
    'CANNOT_ASSIGN_TAB_TO_MANAGERROLE',
    `The recipient ${recipient.recipientId} has the type ${recipient.type}, which cannot have tabs. Assign the tabs to a recipient who signs.`,
  );
}

function readTab(
  { list, tab, prefill }: ListedTab,
  envelope: StoredEnvelope,
  recipient: StoredRecipient | undefined,
): void {
  delete tab.errorDetails;
  const owner = prefill ? undefined : recipient;
  if (owner !== undefined) {
    tab.recipientId = owner.recipientId;
    tab.recipientIdGuid = owner.recipientIdGuid;
  }
  if (tab.paymentDetails !== undefined) tab.paymentDetails.status = 'new';
  setOriginals(list, tab);
  const { use } = tabKinds[list];
  if (use === 'rule') return;
  if (use !== 'pick') {
    tab.tabType = getTabType(list);
    tab.status ??= 'active';
  }
  const parts = placedParts({ list, tab });
  for (const part of parts) part.status ??= 'active';
  for (const part of parts.filter(isAnchored)) {
    requireUnit(nameOfTab(tab), { ...tab, ...part }.anchorUnits);
    forgetPlace(part);
  }
  const fixed = parts.filter((part) => !isAnchored(part));
  for (const part of fixed) placeByMarker(envelope, tab, part);
  if (fixed.length === 0) return;
  tab.documentId ??= envelope.documents[0]?.documentId;
  const document = documentOfTab(envelope, tab);
  for (const part of fixed) {
    requirePageNumber(tab, part);
    part.pageNumber ??= '1';
    part.xPosition ??= '0';
    part.yPosition ??= '0';
    checkPlace(tab, part, document);
    roundPlace(part);
  }
}

/**
 * Refuses a tab with a place on no page. A tab without any place goes to the first page.
 * @throws ServiceRefusal TAB_PAGE_NUMBER_NOT_SPECIFIED
 * @evidence public
 */
function requirePageNumber(tab: AnyTab, { pageNumber, xPosition, yPosition }: AnyRadio): void {
  if (pageNumber !== undefined || (xPosition ?? yPosition) === undefined) return;
  throw new ServiceRefusal(
    'TAB_PAGE_NUMBER_NOT_SPECIFIED',
    `Page Number or AnchorTabItem missing for tab "${nameOfTab(tab)}". Add a pageNumber or an anchorString.`,
  );
}

/** Checks whether a tab is placed at a text of the document, its anchor. */
export function isAnchored({ anchorString }: AnyRadio): boolean {
  return anchorString !== undefined && anchorString !== '';
}

/** Deletes the place that a request gives to a tab with an anchor, since the anchor decides. */
function forgetPlace(part: AnyRadio): void {
  delete part.xPosition;
  delete part.yPosition;
  delete part.pageNumber;
}

/** The IDs that the tabs of an envelope have. */
export interface TabIds {
  /** Chooses the ID of a new tab: its own, where it is a GUID that no other tab has. */
  choose(tab: AnyRadio): string;
}

/**
 * Finds the IDs of an envelope's tabs once there is a GUID to compare with them: an envelope may have
 * thousands of tabs, and few requests bring IDs. It does not see tabs that are removed later.
 */
export function createTabIds(envelope: StoredEnvelope): TabIds {
  const chosen = new Set<string>();
  let taken: ReadonlySet<string> | undefined;
  return {
    choose({ tabId }) {
      const own = tabId !== undefined && isGuid(tabId) ? tabId.toLowerCase() : undefined;
      if (own === undefined) return randomUUID();
      taken ??= takenIds(envelope);
      if (chosen.has(own) || taken.has(own)) return randomUUID();
      chosen.add(own);
      return own;
    },
  };
}

function takenIds({ recipients, prefillTabs }: StoredEnvelope): Set<string> {
  const all = [
    ...recipients.map(({ tabs }) => tabs),
    ...(prefillTabs === undefined ? [] : [{ prefillTabs }]),
  ];
  return new Set(all.flatMap((tabs) => eachTab(tabs).flatMap(({ tab }) => listTabIds(tab))));
}

function listTabIds({ tabId, radios = [] }: AnyTab): string[] {
  return [tabId, ...radios.map((radio) => radio.tabId)].filter((id) => id !== undefined);
}
