import type {
  DocumentHtmlDefinition,
  DocumentHtmlDisplayAnchor,
  DocumentHtmlDisplaySettings,
} from '@countersign/types/esign-v2.1';
import { readStyle } from './css.ts';
import { escapeHtml } from './escape-html.ts';
import { type Chunk, type FlowPiece, isHtml, readChunks } from './html-chunks.ts';
import { createStyleClasses, type StyleClasses } from './style-classes.ts';

/** A page of HTML for any screen: its pieces in their order, and the rules of its styles. */
export interface FlowHtml {
  pieces: FlowPiece[];
  rules: string[];
}

/** Options for writing a page. */
export interface FlowOptions {
  /** The texts behind which fields stand. */
  anchors: readonly string[];
  layout: DocumentHtmlDefinition;
  /** The beginning of the names of the classes in the page. */
  prefix: string;
}

/**
 * Writes a page of HTML for any screen, with the sections that its layout asks for.
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER for what may not be in a page
 */
export async function flowHtml(
  html: string,
  { anchors, layout, prefix }: FlowOptions,
): Promise<FlowHtml> {
  const styles = createStyleClasses(prefix);
  const removed = new Set((layout.removeEmptyTags ?? '').split(/[\s,]+/u).map(toLower));
  const chunks = await readChunks(html, { anchors, styles, removed });
  return arrange(chunks, layout, styles);
}

/** Puts the parts of a page in the order and the sections of its layout. */
export async function arrange(
  chunks: readonly Chunk[],
  layout: DocumentHtmlDefinition,
  styles: StyleClasses,
): Promise<FlowHtml> {
  const { headerLabel = '' } = layout;
  const head =
    headerLabel === ''
      ? []
      : (await isHtml(headerLabel))
        ? await readChunks(headerLabel, { anchors: [], styles })
        : [{ pieces: [{ html: `<h1>${escapeHtml(headerLabel)}</h1>` }], text: headerLabel }];
  const pieces = [...head, ...divide(chunks, layout, styles)].flatMap((one) => one.pieces);
  return { pieces, rules: styles.rules() };
}

function toLower(text: string): string {
  return text.toLowerCase();
}

/** Puts the parts between two texts into a section. */
function divide(
  chunks: readonly Chunk[],
  { displayAnchors = [], displayAnchorPrefix = '' }: DocumentHtmlDefinition,
  styles: StyleClasses,
): Chunk[] {
  const made: Chunk[] = [];
  const used = new Set<DocumentHtmlDisplayAnchor>();
  let index = 0;
  while (index < chunks.length) {
    const from = index;
    const found = displayAnchors
      .filter((anchor) => !used.has(anchor))
      .map((anchor) => ({ anchor, end: findEnd(chunks, from, anchor, displayAnchorPrefix) }))
      .find(({ end }) => end !== undefined);
    if (found?.end === undefined) {
      const chunk = chunks[index];
      if (chunk !== undefined) made.push(chunk);
      index += 1;
      continue;
    }
    used.add(found.anchor);
    const inside = chunks
      .slice(from, found.end + 1)
      .map((chunk) => withoutAnchors(chunk, found.anchor));
    made.push(...section(inside, found.anchor, styles));
    index = found.end + 1;
  }
  return made;
}

/** The last part of a section that begins at a part; undefined where none does. */
function findEnd(
  chunks: readonly Chunk[],
  from: number,
  { startAnchor = '', endAnchor = '', caseSensitive = false }: DocumentHtmlDisplayAnchor,
  prefix: string,
): number | undefined {
  const holds = (text: string, anchor: string) =>
    caseSensitive ? text.includes(anchor) : text.toLowerCase().includes(anchor.toLowerCase());
  const begins =
    startAnchor === ''
      ? from === 0
      : startAnchor.startsWith(prefix) && holds(chunks[from]?.text ?? '', startAnchor);
  if (!begins) return undefined;
  if (endAnchor === '') return chunks.length - 1;
  const found = chunks.findIndex(({ text }, index) => index >= from && holds(text, endAnchor));
  return found === -1 ? undefined : found;
}

function withoutAnchors(chunk: Chunk, anchor: DocumentHtmlDisplayAnchor): Chunk {
  const { startAnchor = '', endAnchor = '', removeStartAnchor, removeEndAnchor } = anchor;
  const unwanted = [
    ...(removeStartAnchor === true ? [startAnchor] : []),
    ...(removeEndAnchor === true ? [endAnchor] : []),
  ].filter((text) => text !== '');
  if (unwanted.length === 0) return chunk;
  const pieces = chunk.pieces.map((piece) =>
    'html' in piece
      ? {
          html: unwanted.reduce((html, text) => html.replace(escapeHtml(text), ''), piece.html),
        }
      : piece,
  );
  return { ...chunk, pieces };
}

function section(
  chunks: readonly Chunk[],
  { displaySettings = {} }: DocumentHtmlDisplayAnchor,
  styles: StyleClasses,
): Chunk[] {
  const { display = 'inline', inlineOuterStyle, tableStyle, cellStyle } = displaySettings;
  switch (display) {
    case 'print_only':
      return [];
    case 'collapsed':
    case 'collapsible':
      return fold(chunks, displaySettings, styles);
    case 'continue_button': {
      const label = displaySettings.displayLabel ?? 'Continue';
      return wrap(
        chunks,
        `<details class="continue"><summary>${escapeHtml(label)}</summary>`,
        '</details>',
      );
    }
    case 'responsive_table':
    case 'responsive_table_single_column': {
      const [table, cell] = [classOf(styles, tableStyle), classOf(styles, cellStyle)];
      const styled = chunks.map((chunk) => styleTables(chunk, table, cell));
      const kind = display === 'responsive_table' ? 'turning' : 'turning single';
      return wrap(styled, `<div class="${kind}">`, '</div>');
    }
    default: {
      const outer = classOf(styles, inlineOuterStyle);
      return outer === undefined ? [...chunks] : wrap(chunks, `<div class="${outer}">`, '</div>');
    }
  }
}

function fold(
  chunks: readonly Chunk[],
  settings: DocumentHtmlDisplaySettings,
  styles: StyleClasses,
): Chunk[] {
  const { display, displayLabel = '', labelWhenOpened, hideLabelWhenOpened } = settings;
  const { collapsibleSettings: arrow = {} } = settings;
  const opened = hideLabelWhenOpened === true ? '' : (labelWhenOpened ?? displayLabel);
  const names = [
    'fold',
    arrow.arrowLocation === 'left' ? 'arrow-left' : undefined,
    arrow.arrowSize === 'small' ? 'arrow-small' : undefined,
    `closed-${direction(arrow.arrowClosed, 'down')}`,
    `opened-${direction(arrow.arrowOpen, 'up')}`,
    classOf(styles, arrow.containerStyle),
  ].filter((name) => name !== undefined);
  const label = classOf(styles, arrow.labelStyle);
  const outer = classOf(styles, arrow.outerLabelAndArrowStyle);
  const sign = classOf(
    styles,
    [arrow.arrowStyle, arrow.arrowColor === undefined ? undefined : `color:${arrow.arrowColor}`]
      .filter((part) => part !== undefined)
      .join(';'),
  );
  const text = (kind: string, words: string) =>
    `<span class="${kind}${label === undefined ? '' : ` ${label}`}">${escapeHtml(words)}</span>`;
  const summary = `<summary${outer === undefined ? '' : ` class="${outer}"`}>${text('when-closed', displayLabel)}${text('when-opened', opened)}<span class="arrow${sign === undefined ? '' : ` ${sign}`}"></span></summary>`;
  const isOpen = display === 'collapsible' ? ' open' : '';
  return wrap(chunks, `<details class="${names.join(' ')}"${isOpen}>${summary}`, '</details>');
}

function direction(given: string | undefined, usual: string): string {
  return given !== undefined && ['down', 'left', 'right', 'up'].includes(given) ? given : usual;
}

function classOf(styles: StyleClasses, style: string | undefined): string | undefined {
  return style === undefined ? undefined : styles.classOf(readStyle(style));
}

function wrap(chunks: readonly Chunk[], before: string, after: string): Chunk[] {
  return [
    { pieces: [{ html: before }], text: '' },
    ...chunks,
    { pieces: [{ html: after }], text: '' },
  ];
}

/** Gives tables and their cells a class. */
function styleTables(chunk: Chunk, table: string | undefined, cell: string | undefined): Chunk {
  const pieces = chunk.pieces.map((piece) =>
    'html' in piece
      ? {
          html: withClass(
            withClass(piece.html, /<(table)(?: class="([^"]*)")?/gu, table),
            /<(td|th)\b(?: class="([^"]*)")?/gu,
            cell,
          ),
        }
      : piece,
  );
  return { ...chunk, pieces };
}

function withClass(html: string, tags: RegExp, name: string | undefined): string {
  return name === undefined
    ? html
    : html.replaceAll(tags, (_, tag: string, own: string | undefined) =>
        own === undefined ? `<${tag} class="${name}"` : `<${tag} class="${own} ${name}"`,
      );
}
