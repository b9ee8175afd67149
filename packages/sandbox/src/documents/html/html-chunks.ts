import { readMarkup } from '../convert/read-markup.ts';
import { readStyle } from './css.ts';
import { escapeHtml } from './escape-html.ts';
import { readParts } from './read-parts.ts';
import type { StyleClasses } from './style-classes.ts';

/** A piece of a page: HTML, a field or a marker, or the place behind a text that is looked for. */
export type FlowPiece = { html: string } | { slot: string } | { anchor: number };

/** A part of a page that stands by itself, such as a paragraph or a table. */
export interface Chunk {
  pieces: FlowPiece[];
  text: string;
}

/** Elements whose parts stand by themselves. */
const wrappers = new Set([
  'address',
  'article',
  'aside',
  'body',
  'center',
  'div',
  'fieldset',
  'footer',
  'form',
  'header',
  'html',
  'main',
  'nav',
  'section',
]);

const blocks = new Set([
  ...wrappers,
  'blockquote',
  'details',
  'dl',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'ol',
  'p',
  'pre',
  'table',
  'ul',
]);

/** Elements that stay; of others only what is in them does. */
const kept = new Set(
  'a abbr acronym b bdi big blockquote br caption cite code col colgroup data dd del details dfn dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins kbd label legend li mark meter ol p pre progress q rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  ),
);

const voids = new Set(['br', 'col', 'hr', 'img', 'wbr']);
const attributes = new Set(
  'alt colspan datetime dir high lang low max min optimum reversed rowspan scope span start title type value'.split(
    ' ',
  ),
);

const inherited = /^(?:color|direction|font.*|line-height|text-align|text-transform)$/u;
const ends = new Set(['dd', 'dt', 'li', 'td', 'th', 'tr']);

const deepest = 100;

interface ChunkOptions {
  anchors: readonly string[];
  styles: StyleClasses;
  /** The elements that are left out where they hold no text. */
  removed?: ReadonlySet<string>;
}

interface OpenElement {
  name: string;
  /** The offset at which it begins in the HTML of its piece. */
  from: number;
  filled: boolean;
}

/**
 * Generates the safe HTML of a signing page from the HTML of a document, in independent chunks. Inline
 * styles become classes.
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER if the HTML has an element or attribute that the
 * service does not allow
 */
export async function readChunks(
  html: string,
  { anchors, styles, removed = new Set() }: ChunkOptions,
): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  /** The styles of the elements around, which what is in them inherits. */
  const around: { name: string; style: Map<string, string>; hidden: boolean }[] = [];
  const open: OpenElement[] = [];
  const search = createSearch(anchors);
  let chunk: Chunk | undefined;
  let hidden = 0;

  const begin = () => {
    if (chunk !== undefined) return chunk;
    const style = new Map(around.flatMap((one) => [...one.style]));
    const name = styles.classOf(style);
    chunk = { pieces: [{ html: `<div${classed(['chunk', name])}>` }], text: '' };
    return chunk;
  };
  const write = (text: string) => {
    const { pieces } = begin();
    const last = pieces.at(-1);
    if (last !== undefined && 'html' in last) last.html += text;
    else pieces.push({ html: text });
  };
  const fill = () => {
    for (let index = open.length - 1; index >= 0 && open[index]?.filled === false; index -= 1) {
      const element = open[index];
      if (element !== undefined) element.filled = true;
    }
  };
  const pop = () => {
    const closed = open.pop();
    if (closed === undefined || chunk === undefined) return;
    if (!closed.filled && removed.has(closed.name)) {
      const [piece] = chunk.pieces.slice(-1);
      if (piece !== undefined && 'html' in piece) piece.html = piece.html.slice(0, closed.from);
    } else write(`</${nameOf(closed.name)}>`);
  };
  const finish = () => {
    if (chunk === undefined) return;
    while (open.length > 0) pop();
    write('</div>');
    const isEmpty = chunk.text.trim() === '' && !/<(?:img|hr)\b/u.test(htmlOf(chunk));
    if (!isEmpty || chunk.pieces.length > 1) chunks.push(chunk);
    chunk = undefined;
  };
  const addPiece = (piece: FlowPiece) => {
    if (hidden > 0) return;
    begin().pieces.push(piece);
    fill();
  };

  await readParts(html, {
    open(name, given) {
      const style = readStyle(given.get('style') ?? '');
      if (open.length === 0 && blocks.has(name)) finish();
      if (wrappers.has(name) && open.length === 0) {
        if (around.length >= deepest) return;
        const isHidden = style.get('display') === 'none';
        hidden += isHidden ? 1 : 0;
        const own = new Map([...style].filter(([property]) => inherited.test(property)));
        if (name === 'center') own.set('text-align', 'center');
        around.push({ name, style: own, hidden: isHidden });
        return;
      }
      const isWrapper = wrappers.has(name);
      if ((!kept.has(name) && !isWrapper) || hidden > 0 || open.length >= deepest) return;
      if (style.get('display') === 'none') style.clear();
      if (ends.has(name)) closeSame(name);
      const tag = writeTag(isWrapper ? 'div' : name, given, styles.classOf(style));
      if (tag === undefined) return;
      begin();
      const last = chunk?.pieces.at(-1);
      const from = last !== undefined && 'html' in last ? last.html.length : 0;
      write(tag);
      if (name === 'img' || name === 'hr') fill();
      if (!voids.has(name)) open.push({ name: isWrapper ? 'div' : name, from, filled: false });
    },
    close(name) {
      if (open.some((one) => one.name === name)) {
        for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
          pop();
          if (last.name === name) break;
        }
        if (open.length === 0 && blocks.has(name)) finish();
        return;
      }
      const index = around.findLastIndex((one) => one.name === name);
      if (index === -1 || open.length > 0) return;
      finish();
      for (const one of around.splice(index)) hidden -= one.hidden ? 1 : 0;
    },
    text(text) {
      if (hidden > 0 || (chunk === undefined && text.trim() === '')) return;
      const own = begin();
      own.text += text;
      if (text.trim() !== '') fill();
      let at = 0;
      for (const { end, index } of search(text)) {
        write(escapeHtml(text.slice(at, end)));
        own.pieces.push({ anchor: index });
        at = end;
      }
      write(escapeHtml(text.slice(at)));
    },
    field: ({ id }) => addPiece({ slot: id }),
    marker: ({ id }) => addPiece({ slot: id }),
  });
  finish();
  return chunks;

  /** Ends an item, a cell or a row that the page does not end. */
  function closeSame(name: string): void {
    const bounds = name === 'li' ? ['ul', 'ol'] : ['table'];
    const index = open.findLastIndex((one) => one.name === name || bounds.includes(one.name));
    const isCell = name === 'td' || name === 'th';
    if (index !== -1 && open[index]?.name === name) while (open.length > index) pop();
    else if (isCell) {
      const other = open.findLastIndex((one) => ['td', 'th', 'table'].includes(one.name));
      if (other !== -1 && open[other]?.name !== 'table') while (open.length > other) pop();
    }
  }
}

/** The HTML of a part, without its fields. */
function htmlOf({ pieces }: Chunk): string {
  return pieces.map((piece) => ('html' in piece ? piece.html : '')).join('');
}

/** A paragraph must not end where a field begins. */
function nameOf(name: string): string {
  return name === 'p' ? 'div' : name;
}

function classed(names: readonly (string | undefined)[]): string {
  const found = names.filter((name) => name !== undefined);
  return found.length === 0 ? '' : ` class="${found.join(' ')}"`;
}

function writeTag(
  name: string,
  given: ReadonlyMap<string, string>,
  style: string | undefined,
): string | undefined {
  const written: string[] = [];
  for (const [attribute, value] of given)
    if (attributes.has(attribute)) written.push(` ${attribute}="${quote(value)}"`);
  const align = /^(?:center|left|right)$/iu.exec(given.get('align') ?? '')?.[0].toLowerCase();
  if (name === 'img') {
    const source = given.get('src')?.replaceAll(/\s/gu, '') ?? '';
    if (!/^data:image\/(?:bmp|gif|jpe?g|png|webp);base64,[\w+/=]*$/iu.test(source))
      return undefined;
    written.push(` src="${source}"`);
    for (const side of ['width', 'height'])
      if (/^\d{1,4}$/u.test(given.get(side) ?? '')) written.push(` ${side}="${given.get(side)}"`);
  }
  const href = given.get('href') ?? '';
  if (name === 'a' && /^https?:\/\//iu.test(href))
    written.push(` href="${quote(href)}" target="_blank" rel="noopener noreferrer"`);
  const classes = classed([name === 'p' ? 'p' : undefined, align && `align-${align}`, style]);
  return `<${nameOf(name)}${classes}${written.join('')}>`;
}

function quote(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}

/** More texts than these are looked for on no page. */
const mostAnchors = 200;

/** Finds texts, whatever their case: where each ends, and which one it is. */
function createSearch(anchors: readonly string[]) {
  const few = anchors
    .map((anchor, index) => ({ anchor: anchor.toLowerCase(), index }))
    .filter(({ anchor }) => anchor !== '')
    .slice(0, mostAnchors);
  return (text: string): { end: number; index: number }[] => {
    const lower = text.toLowerCase();
    if (lower.length !== text.length) return [];
    return few
      .flatMap(({ anchor, index }) => {
        const found: { end: number; index: number }[] = [];
        for (let at = lower.indexOf(anchor); at !== -1; at = lower.indexOf(anchor, at + 1))
          found.push({ end: at + anchor.length, index });
        return found;
      })
      .toSorted((one, other) => one.end - other.end);
  };
}

/** Checks whether a text has elements of HTML, and so is not plain text. */
export async function isHtml(text: string): Promise<boolean> {
  let found = false;
  await readMarkup(text, 'html', {
    open() {
      found = true;
    },
    close() {},
    text() {},
  });
  return found;
}
