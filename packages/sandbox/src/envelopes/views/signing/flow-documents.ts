import type { FlowPiece } from '../../../documents/index.ts';
import { sessionPath } from '../../../pages/paths.ts';
import type { StoredDocument } from '../../../state/model/envelope.ts';
import type { AnyTab } from '../../tabs/any-tab.ts';
import { eachTab, placedParts } from '../../tabs/each-tab.ts';
import type { Control } from './control.ts';
import type { ShownDocument } from './pages.ts';
import { documentsFor, type Signing } from './signing.ts';

/** A piece of a page that fits any screen: HTML, or what there is to fill in at that place. */
type ShownPiece = { html: string } | { control: Control };

/** A document of HTML as it fits any screen. */
interface ShownFlow {
  pieces: ShownPiece[];
  /** On wider screens, in pixels, its pages are shown instead. */
  maxWidth?: string | undefined;
  /** The address of the document as pages; absent if people may not choose. */
  pages?: string | undefined;
}

/** The documents on the page, and the rules of their styles. */
interface Flows {
  documents: (ShownDocument & { flow?: ShownFlow; asText?: string })[];
  rules: string[];
}

/** The value of `view` in an address that requests pages in place of flowing text. */
const pagesQuery = 'pages';

/** Checks whether the address requests the pages of all documents. */
export function wantsPages({ query }: Pick<Signing, 'query'>): boolean {
  return query.get('view') === pagesQuery;
}

/** The address of the page that shows the pages. */
export function withPages(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}view=${pagesQuery}`;
}

/**
 * Shows documents of HTML, and those whose HTML is made from their pages, as text that fits any
 * screen, with what there is to fill in where it stands. Where their pages are wanted, they stay as
 * they are.
 */
export async function withFlows(signing: Signing, shown: readonly ShownDocument[]): Promise<Flows> {
  const { state, session } = signing;
  const rules: string[] = [];
  const documents: Flows['documents'] = [];
  const stored = documentsFor(signing);
  for (const [index, document] of shown.entries()) {
    const own = stored[index];
    const flow =
      own === undefined || wantsPages(signing)
        ? undefined
        : await flowOf(signing, own, document, index);
    const asText = own !== undefined && isText(own) && wantsPages(signing);
    if (flow === undefined)
      documents.push({
        ...document,
        ...(asText && { asText: sessionPath(state, session.sessionId) }),
      });
    else {
      rules.push(...flow.rules);
      const pages = withPages(sessionPath(state, session.sessionId));
      const { showMobileOptimizedToggle, maxScreenWidth } = own?.htmlDefinition ?? {};
      documents.push({
        ...document,
        pages: [],
        flow: {
          pieces: flow.pieces,
          maxWidth: /^\d{2,5}$/u.test(maxScreenWidth ?? '') ? maxScreenWidth : undefined,
          pages: showMobileOptimizedToggle === 'false' ? undefined : pages,
        },
      });
    }
  }
  return { documents, rules };
}

/** Reports whether a document is shown as text: one of HTML, or a file that asks for it. */
function isText({ html, original, content, htmlDefinition }: StoredDocument): boolean {
  if (html !== undefined) return original !== undefined;
  return content !== undefined && htmlDefinition?.source === 'document';
}

/** The text of a document, and the rules of its styles. */
interface Flow {
  pieces: ShownPiece[];
  rules: string[];
}

async function flowOf(
  signing: Signing,
  document: StoredDocument,
  { pages }: ShownDocument,
  index: number,
): Promise<Flow | undefined> {
  if (!isText(document)) return undefined;
  const controls = pages.flatMap(({ fields }) => fields.flat());
  const prefix = `d${index + 1}`;
  return document.html === undefined
    ? flowOfPages(signing, document, controls, prefix)
    : flowOfHtml(signing, document, controls, prefix);
}

/**
 * The text on the pages of a document, with its controls beside the lines where they stand; undefined
 * where the pages have no text.
 */
async function flowOfPages(
  { state }: Signing,
  { content = '', htmlDefinition = {} }: StoredDocument,
  controls: readonly Control[],
  prefix: string,
): Promise<Flow | undefined> {
  const byId = new Map(controls.map((control) => [control.id, control]));
  const fields = controls.flatMap(({ id, place }) =>
    place === undefined ? [] : [{ id, page: place.page, y: place.y, height: place.height }],
  );
  const { pieces, rules } = await state.documents.flowPdf(await state.contents.get(content), {
    layout: htmlDefinition,
    prefix,
    fields,
  });
  if (!pieces.some((piece) => 'html' in piece)) return undefined;
  const shown = pieces.flatMap((piece): ShownPiece[] => {
    if ('html' in piece) return [piece];
    const control = 'slot' in piece ? byId.get(piece.slot) : undefined;
    return control === undefined || !byId.delete(control.id) ? [] : [{ control }];
  });
  return { pieces: [...shown, ...Array.from(byId.values(), (control) => ({ control }))], rules };
}

async function flowOfHtml(
  { state, recipient }: Signing,
  { documentId, html, original, htmlDefinition = {} }: StoredDocument,
  controls: readonly Control[],
  prefix: string,
): Promise<Flow | undefined> {
  if (html === undefined || original === undefined) return undefined;
  const anchors = [
    ...new Set(
      eachTab(recipient.tabs)
        .filter(({ tab }) => tab.documentId === documentId)
        .flatMap((listed) => placedParts(listed).map((part) => part.anchorString ?? ''))
        .filter((text) => text !== ''),
    ),
  ];
  const source = (await state.contents.get(original)).toString();
  const { pieces, rules } = await state.documents.flowHtml(source, {
    anchors,
    layout: htmlDefinition,
    prefix,
  });
  const places = new Map(
    [...html.fields, ...html.markers].map(({ id, page, x, y }) => [
      id,
      [page, Math.round(x), Math.round(y)].join(' '),
    ]),
  );
  const byAnchor = listByAnchor(recipient.tabs, documentId, anchors, controls);
  const left = new Set(controls);
  const shown = pieces.flatMap((piece): ShownPiece[] => {
    if ('html' in piece) return [piece];
    const control = 'slot' in piece ? controlAt(piece) : byAnchor[piece.anchor]?.shift();
    if (control === undefined || !left.delete(control)) return [];
    return [{ control }];
  });
  // Controls at other places of their page come after the text.
  return { pieces: [...shown, ...Array.from(left, (control) => ({ control }))], rules };

  function controlAt({ slot }: Extract<FlowPiece, { slot: string }>): Control | undefined {
    const wanted = places.get(slot);
    return controls.find(
      (control) => left.has(control) && keyOf(control.place) === wanted && wanted !== undefined,
    );
  }
}

function keyOf(place: Control['place']): string | undefined {
  return place === undefined ? undefined : [place.page, place.x, place.y].join(' ');
}

/** The controls of tabs at texts, by the texts, in the order of the pages. */
function listByAnchor(
  tabs: Signing['recipient']['tabs'],
  documentId: string,
  anchors: readonly string[],
  controls: readonly Control[],
): Control[][] {
  const names = new Map<string, string>();
  for (const { tab } of eachTab(tabs)) if (tab.documentId === documentId) addNames(names, tab);
  return anchors.map((anchor) =>
    controls
      .filter((control) => names.get(`${control.name} ${keyOf(control.place)}`) === anchor)
      .toSorted((one, other) => rank(one) - rank(other)),
  );
}

function addNames(names: Map<string, string>, tab: AnyTab): void {
  for (const part of tab.radios ?? [tab]) {
    const { anchorString, pageNumber, xPosition, yPosition } = part;
    if (anchorString === undefined) continue;
    const name = `tab-${tab.tabId ?? tab.groupName ?? tab.tabLabel ?? ''}`;
    const place = [pageNumber, xPosition, yPosition].map(Number).join(' ');
    names.set(`${name} ${place}`, anchorString);
  }
}

function rank({ place }: Control): number {
  return place === undefined ? Infinity : place.page * 1e8 + place.y * 1e4 + place.x;
}
