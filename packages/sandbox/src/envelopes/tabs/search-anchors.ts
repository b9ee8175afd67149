import type { Anchor, AnchorMatch } from '../../documents/index.ts';
import { oneByOne } from '../../engine/one-by-one.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { asServiceRefusal } from '../documents/document-error.ts';
import type { StoredDocument } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import type { AnyTab } from './any-tab.ts';

/** The maximum number of places in an envelope. */
const mostPlaces = 3000;

/** A place where a text was found. */
export interface FoundAnchor extends AnchorMatch {
  document: StoredDocument;
}

/** Creates the anchor to search for from a tab. */
export function createAnchor(tab: AnyTab): Anchor {
  return {
    text: tab.anchorString ?? '',
    caseSensitive: tab.anchorCaseSensitive === 'true',
    wholeWords: tab.anchorMatchWholeWord === 'true',
    whiteSpaceInCharacters: tab.anchorAllowWhiteSpaceInCharacters !== 'false',
  };
}

/**
 * Finds texts in documents; one list for each anchor, in their order.
 * @throws ServiceRefusal ANCHOR_TAG_PROCESSING_FAILURE, also where there are too many places
 */
export async function searchAnchors(
  { contents, documents: { findAnchors } }: Pick<State, 'contents' | 'documents'>,
  documents: readonly StoredDocument[],
  anchors: readonly Anchor[],
): Promise<FoundAnchor[][]> {
  requireFew(anchors.length);
  const found: FoundAnchor[][] = anchors.map(() => []);
  const searched = await oneByOne(documents, async (document) => {
    if (document.content === undefined || document.applyAnchorTabs === 'false')
      return { document, matches: [] };
    const matches = findAnchors(await contents.get(document.content), anchors);
    return { document, matches: await asServiceRefusal(document.name, matches) };
  });
  for (const { document, matches } of searched) {
    for (const [index, places] of matches.entries())
      found[index]?.push(...places.map((place) => ({ ...place, document })));
  }
  const places = found.flat().length;
  if (places > mostPlaces)
    throw new ServiceRefusal(
      'ANCHOR_TAG_PROCESSING_FAILURE',
      `The anchors match ${places} places. The maximum per envelope is ${mostPlaces}. Use longer anchor strings.`,
    );
  return found;
}

/** Refuses more texts than a call may have, before any is looked for. */
function requireFew(count: number): void {
  if (count > mostPlaces)
    throw new ServiceRefusal(
      'ANCHOR_TAG_PROCESSING_FAILURE',
      `${count} tabs have an anchor. The maximum per call is ${mostPlaces}.`,
    );
}
