import { randomUUID } from 'node:crypto';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { createAnchor, searchAnchors, type FoundAnchor } from './search-anchors.ts';
import { nameOfTab, type AnyRadio, type AnyTab } from './any-tab.ts';
import { checkPlace } from './check-place.ts';
import { keepTabs, getTabLists, placedParts, prefillOf, setPrefill } from './each-tab.ts';
import { pointsOf } from './anchor-units.ts';
import { isAnchored } from './read-tabs.ts';
import type { TabList } from './tab-kinds.ts';
import { showName } from '../../engine/show-name.ts';

/** The sizes of signatures and initials, in points, since their tabs have no size of their own. */
const usualSizes: Partial<Record<TabList, { width: number; height: number }>> = {
  signHereTabs: { width: 72, height: 36 },
  initialHereTabs: { width: 36, height: 36 },
};

/**
 * Gives the tabs of all recipients that have an anchor and no place yet their place: the lower left
 * corner of the text, moved by the offsets. A signature stands on it, all else hangs from it. Where the text stands several times, so does the tab. One
 * that came with a template is left out where no document has its text.
 * @throws ServiceRefusal ANCHOR_TAB_STRING_NOT_FOUND, ANCHOR_TAG_PROCESSING_FAILURE, INVALID_USER_OFFSET
 */
export async function resolveAnchors(state: State, envelope: StoredEnvelope): Promise<void> {
  const prefill = prefillOf(envelope);
  const all = [...envelope.recipients.map(({ tabs }) => tabs), prefill];
  await placeTabs(state, envelope, all, envelope.documents, tabsOfTemplates(envelope));
  setPrefill(envelope, prefill);
}

/**
 * The same for some tabs.
 * @param documents the documents that are searched
 * @param optional the IDs of the tabs that are left out where no document has their text
 * @throws ServiceRefusal as `resolveAnchors`
 */
export async function placeTabs(
  state: State,
  envelope: StoredEnvelope,
  all: readonly Tabs[],
  documents: readonly StoredDocument[] = envelope.documents,
  optional: ReadonlySet<string> = new Set(),
): Promise<void> {
  const waiting = all.flatMap((tabs) =>
    getTabLists(tabs).flatMap(({ list, items }) =>
      items.flatMap((tab) =>
        placedParts({ list, tab })
          .filter(isWaiting)
          .map((part) => ({ list, tab, part, items })),
      ),
    ),
  );
  if (waiting.length === 0) return;
  const anchors = waiting.map(({ tab, part }) => createAnchor({ ...tab, ...part }));
  const found = await searchAnchors(state, documents, anchors);
  for (const [index, { list, tab, part, items }] of waiting.entries()) {
    const places = (found[index] ?? []).filter(({ document }) => isInScope(tab, document));
    const [first, ...others] = places;
    if (first === undefined) {
      const isOptional = optional.has(tab.tabId ?? '');
      ignoreOrRefuse(state, { ...tab, ...part }, isOptional);
      continue;
    }
    // A group of radio buttons stays one: each button has the first place of its text.
    if (part === tab)
      for (const place of others) {
        const copy = { ...tab, tabId: randomUUID() };
        items.push(copy);
        put(list, copy, copy, place);
      }
    put(list, tab, part, first);
  }
  for (const tabs of all)
    keepTabs(tabs, ({ list, tab }) => !placedParts({ list, tab }).some(isWaiting));
}

/**
 * Checks that the documents contain the text of every anchor. Templates are not checked, as
 * envelopes created from them may have other documents.
 * @throws ServiceRefusal ANCHOR_TAB_STRING_NOT_FOUND, ANCHOR_TAG_PROCESSING_FAILURE
 */
export async function checkAnchors(
  state: State,
  envelope: StoredEnvelope,
  tabs: Tabs,
  documents?: readonly StoredDocument[],
): Promise<void> {
  await placeTabs(state, envelope, [copyJson(tabs)], documents);
}

/** Checks whether a tab has an anchor that was not searched for yet. */
export function isWaiting(part: AnyRadio): boolean {
  return isAnchored(part) && part.xPosition === undefined;
}

/** Hidden documents count too: a tab that is placed on one makes it visible to its recipient. */
function isInScope({ documentId, anchorTabScope }: AnyTab, document: StoredDocument): boolean {
  return anchorTabScope !== 'document' || documentId === document.documentId;
}

/** @throws ServiceRefusal INVALID_USER_OFFSET beside the page; above and below it the tab is moved onto it */
function put(list: TabList, tab: AnyTab, part: AnyRadio, found: FoundAnchor): void {
  const { document, page, x, y, width: textWidth, height: textHeight } = found;
  const { anchorUnits, anchorXOffset, anchorYOffset, anchorHorizontalAlignment } = {
    ...tab,
    ...part,
  };
  const unit = pointsOf(anchorUnits);
  const { width, height, isAbove } = sizeOf(list, tab);
  const left = Math.round(
    (anchorHorizontalAlignment === 'right' ? x + textWidth : x) +
      Number(anchorXOffset ?? '0') * unit,
  );
  const bottom = y + textHeight + Number(anchorYOffset ?? '0') * unit;
  const size = document.pages[page - 1] ?? { width: 0, height: 0 };
  if (left < 0 || left + width > Math.ceil(size.width))
    throw new ServiceRefusal(
      'INVALID_USER_OFFSET',
      `The tab ${nameOfTab(tab)} would begin ${left} points from the left edge of page ${page} of the document ${document.documentId}, which is ${Math.round(size.width)} points wide: its anchorXOffset is ${anchorXOffset ?? '0'}.`,
    );
  const top = Math.round(isAbove ? bottom - height : bottom);
  tab.documentId = document.documentId;
  part.pageNumber = String(page);
  part.xPosition = String(left);
  part.yPosition = String(Math.max(0, Math.min(top, Math.floor(size.height - height))));
  checkPlace(tab, part, document);
}

/** The room that a tab takes, as far as it is known, and whether it stands on its text. */
function sizeOf(list: TabList, tab: AnyTab): { width: number; height: number; isAbove: boolean } {
  const usual = usualSizes[list];
  if (usual === undefined)
    return { width: Number(tab.width ?? '0'), height: Number(tab.height ?? '0'), isAbove: false };
  const scale = Number(tab.scaleValue ?? '1') || 1;
  return { width: usual.width * scale, height: usual.height * scale, isAbove: true };
}

/** The IDs of the tabs that came with templates. */
function tabsOfTemplates({ documents }: StoredEnvelope): ReadonlySet<string> {
  return new Set(
    documents.flatMap(({ templates }) => templates.flatMap(({ tabIds = [] }) => tabIds)),
  );
}

function ignoreOrRefuse({ warn }: State, tab: AnyTab, isOptional: boolean): void {
  if (isOptional || tab.anchorIgnoreIfNotPresent === 'true') {
    const { anchorString = '', tabLabel } = tab;
    warn({
      code: 'anchor-not-found',
      like: { anchorString, ...(tabLabel !== undefined && { tabLabel }) },
      message: `no document has the text \`${anchorString}\`, so the tab ${nameOfTab(tab)} was left out.`,
    });
    return;
  }
  throw new ServiceRefusal(
    'ANCHOR_TAB_STRING_NOT_FOUND',
    `No document holds the text ${showName(tab.anchorString)} of the tab ${nameOfTab(tab)}; mend it, or set anchorIgnoreIfNotPresent.`,
  );
}
