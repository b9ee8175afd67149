import type { StoredDocument } from '../../../state/model/envelope.ts';
import type { Control } from './control.ts';

/** The controls of one tab, and its own position on the page, where it has one. */
export interface TabControls {
  controls: readonly Control[];
  tabOrder: number | undefined;
}

/**
 * Orders tabs as a signer goes through them: by document, page and line, from left to right; on a
 * page those with a `tabOrder` come first. Tabs without a place on a page come last.
 */
export function orderControls(
  tabs: readonly TabControls[],
  documents: readonly Pick<StoredDocument, 'documentId' | 'order'>[],
): Control[] {
  const pages = new Map<string, TabControls[]>();
  const unplaced: TabControls[] = [];
  for (const tab of tabs) {
    const place = tab.controls[0]?.place;
    if (place === undefined) unplaced.push(tab);
    else {
      const key = `${place.documentId} ${place.page}`;
      pages.set(key, [...(pages.get(key) ?? []), tab]);
    }
  }
  const orders = new Map(documents.map(({ documentId, order }) => [documentId, order]));
  const rank = ([tab]: TabControls[]) => {
    const { documentId = '', page = 0 } = tab?.controls[0]?.place ?? {};
    return { order: orders.get(documentId) ?? Infinity, page };
  };
  const inOrder = [...pages.values()].toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one.order === other.order ? one.page - other.page : one.order < other.order ? -1 : 1;
  });
  return [...inOrder.flatMap(orderPage), ...unplaced].flatMap(({ controls }) => controls);
}

function orderPage(tabs: readonly TabControls[]): TabControls[] {
  const ordered = tabs
    .filter(({ tabOrder }) => tabOrder !== undefined)
    .toSorted((a, b) => (a.tabOrder ?? 0) - (b.tabOrder ?? 0));
  return [...ordered, ...byLine(tabs.filter(({ tabOrder }) => tabOrder === undefined))];
}

/**
 * Groups controls into lines: a control that begins in the upper half of the first one of a line is
 * on that line.
 */
function byLine(tabs: readonly TabControls[]): TabControls[] {
  const lines: TabControls[][] = [];
  let end = -Infinity;
  for (const tab of tabs.toSorted((a, b) => placeOf(a).y - placeOf(b).y)) {
    const { y, height } = placeOf(tab);
    if (y < end) lines.at(-1)?.push(tab);
    else {
      lines.push([tab]);
      end = y + height / 2;
    }
  }
  return lines.flatMap((line) => line.toSorted((a, b) => placeOf(a).x - placeOf(b).x));
}

function placeOf({ controls }: TabControls) {
  return controls[0]?.place ?? { x: 0, y: 0, height: 0 };
}
