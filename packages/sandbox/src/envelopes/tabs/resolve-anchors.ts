import { randomUUID } from 'node:crypto';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { createAnchor, searchAnchors, type FoundAnchor } from './search-anchors.ts';
import { nameOfTab, type AnyRadio, type AnyTab } from './any-tab.ts';
import { checkPlace } from './check-place.ts';
import { keepTabs, getTabLists, placedParts, prefillOf, setPrefill } from './each-tab.ts';
import { isAnchored } from './read-tabs.ts';

/** The number of points per unit of the offsets. */
const points = new Map(
  Object.entries({
    pixels: 1,
    inches: 72,
    mms: 72 / 25.4,
    cms: 72 / 2.54,
  }),
);

/**
 * Places the tabs of all recipients that have an anchor and no place yet: at the upper left corner
 * of the text, moved by the offsets. If the text occurs several times, so does the tab. A tab from
 * a template is left out if no document has its text.
 * @throws ServiceRefusal ANCHOR_TAB_STRING_NOT_FOUND, ANCHOR_TAG_PROCESSING_FAILURE,
 * TAB_OUT_OF_BOUNDS
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
          .map((part) => ({ tab, part, items })),
      ),
    ),
  );
  if (waiting.length === 0) return;
  const anchors = waiting.map(({ tab, part }) => createAnchor({ ...tab, ...part }));
  const found = await searchAnchors(state, documents, anchors);
  for (const [index, { tab, part, items }] of waiting.entries()) {
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
        put(copy, copy, place);
      }
    put(tab, part, first);
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
  await placeTabs(state, envelope, [structuredClone(tabs)], documents);
}

/** Checks whether a tab has an anchor that was not searched for yet. */
export function isWaiting(part: AnyRadio): boolean {
  return isAnchored(part) && part.xPosition === undefined;
}

/** Hidden documents count too: a tab that is placed on one makes it visible to its recipient. */
function isInScope({ documentId, anchorTabScope }: AnyTab, document: StoredDocument): boolean {
  return anchorTabScope !== 'document' || documentId === document.documentId;
}

function put(tab: AnyTab, part: AnyRadio, { document, page, x, y, width }: FoundAnchor): void {
  const {
    anchorUnits = 'pixels',
    anchorXOffset,
    anchorYOffset,
    anchorHorizontalAlignment,
  } = {
    ...tab,
    ...part,
  };
  const unit = points.get(anchorUnits.toLowerCase()) ?? 1;
  const left = anchorHorizontalAlignment === 'right' ? x + width : x;
  tab.documentId = document.documentId;
  part.pageNumber = String(page);
  part.xPosition = String(Math.round(left + Number(anchorXOffset ?? '0') * unit));
  part.yPosition = String(Math.round(y + Number(anchorYOffset ?? '0') * unit));
  checkPlace(tab, part, document);
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
    `No document holds the text ${tab.anchorString ?? ''} of the tab ${nameOfTab(tab)}; mend it, or set anchorIgnoreIfNotPresent.`,
  );
}
