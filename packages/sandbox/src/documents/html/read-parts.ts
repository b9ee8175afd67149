import { DocumentFault } from '../document-fault.ts';
import { type MarkupReader, readMarkup } from '../convert/read-markup.ts';
import { type HtmlField, type HtmlMarker, listOfElement } from './html-fields.ts';

/** Receives the parts of a page of HTML that is signed, in their order. */
export interface PartsReader extends MarkupReader {
  field(field: HtmlField): void;
  marker(marker: HtmlMarker): void;
}

/** Elements that no document has which people sign. */
const forbidden = new Set([
  'applet',
  'audio',
  'base',
  'canvas',
  'embed',
  'frame',
  'frameset',
  'iframe',
  'object',
  'script',
  'svg',
  'video',
]);
const handler = /^on[a-z]/u;
const unsafeUri = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a|v\s*b|live)\s*script\s*:/iu;
/** Elements whose texts are no texts of the page. */
const unread = new Set(['head', 'noscript', 'style', 'template', 'title']);
/** Elements that no button holds: one that is not closed ends before them. */
const outside = new Set(
  'body div footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p section table tbody td th tr ul'.split(
    ' ',
  ),
);
/** Elements that hold the text or the options of a field. */
const filled = new Set(['button', 'select', 'textarea']);
const markers = /\{\{([^{}]{1,500})\}\}/gu;
const pair =
  /^\s*["'\u2018-\u201F]?(\w+)["'\u2018-\u201F]?\s*:\s*["'\u2018-\u201F]([^"\u201C-\u201F]*)["'\u2018-\u201F]\s*$/u;
/** An envelope has about as many tabs at most. */
const mostFields = 3000;

interface OpenField extends Omit<HtmlField, 'options'> {
  name: string;
  options: { text: string; value?: string; selected: boolean }[];
}

/**
 * Reads a page of HTML: elements that become tabs come as fields, and JSON markers as markers.
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER for what may not be in a page, or too many fields
 */
export async function readParts(html: string, reader: PartsReader): Promise<void> {
  let count = 0;
  let text = '';
  let open: OpenField | undefined;
  let skipped: { name: string; depth: number } | undefined;
  /** The elements that became fields and are still to be closed, by their names. */
  const ends = new Map<string, number>();
  const nextId = (kind: string) => {
    count += 1;
    if (count > mostFields) throw refuse(`has more than ${mostFields} fields. Leave some out.`);
    return `${kind}-${count}`;
  };
  /** Texts come in pieces; a marker stands in several of them. */
  const flush = () => {
    if (text === '') return;
    let at = 0;
    for (const match of text.matchAll(markers)) {
      const found = readMarker(match[1] ?? '');
      if (found === undefined) continue;
      if (match.index > at) reader.text(text.slice(at, match.index));
      reader.marker({ id: nextId('marker'), ...found });
      at = match.index + match[0].length;
    }
    if (at < text.length) reader.text(text.slice(at));
    text = '';
  };
  const finish = () => {
    if (open === undefined) return;
    const { name: _name, options, text: inside, ...field } = open;
    open = undefined;
    reader.field({
      ...field,
      text: inside.replaceAll(/\s+/gu, ' ').trim(),
      options: options.map((option) => {
        const shown = option.text.replaceAll(/\s+/gu, ' ').trim();
        return { text: shown, value: option.value ?? shown, selected: option.selected };
      }),
    });
  };
  await readMarkup(html, 'html', {
    open(name, attributes) {
      checkElement(name, attributes);
      // A body ends a head that was not closed.
      if (name === 'body' && skipped?.name === 'head') skipped = undefined;
      if (skipped !== undefined) {
        skipped.depth += skipped.name === name ? 1 : 0;
        return;
      }
      flush();
      if (unread.has(name)) {
        skipped = { name, depth: 1 };
        return;
      }
      if (open !== undefined) {
        if (name === 'option')
          open.options.push({
            text: '',
            selected: attributes.has('selected'),
            ...(attributes.has('value') && { value: attributes.get('value') ?? '' }),
          });
        const isEnd = filled.has(name) || (open.name === 'button' && outside.has(name));
        if (name === 'option' || name === 'optgroup' || !isEnd) return;
        finish();
      }
      const list = listOfElement(name, attributes);
      if (list === undefined) {
        reader.open(name, attributes);
        return;
      }
      const field = {
        id: nextId('field'),
        list,
        attributes: Object.fromEntries(attributes),
        text: '',
        options: [],
      };
      if (filled.has(name)) open = { ...field, name, options: [] };
      else {
        reader.field(field);
        // The content of other elements stays text; their end tags close nothing.
        if (name !== 'input' && !name.startsWith('ds-')) ends.set(name, (ends.get(name) ?? 0) + 1);
      }
    },
    close(name) {
      if (skipped !== undefined) {
        skipped.depth -= skipped.name === name ? 1 : 0;
        if (skipped.depth === 0 || name === 'html') skipped = undefined;
        return;
      }
      flush();
      if (open !== undefined) {
        if (open.name === name) finish();
        return;
      }
      const waiting = ends.get(name) ?? 0;
      if (waiting > 0) ends.set(name, waiting - 1);
      else if (!name.startsWith('ds-')) reader.close(name);
    },
    text(part) {
      if (skipped !== undefined) return;
      if (open === undefined) {
        text += part;
        return;
      }
      const option = open.options.at(-1);
      if (option === undefined) open.text += part;
      else option.text += part;
    },
  });
  flush();
  finish();
}

/** @throws {DocumentFault} INVALID_REQUEST_PARAMETER */
function checkElement(name: string, attributes: ReadonlyMap<string, string>): void {
  if (forbidden.has(name)) throw refuse(`has the element ${name}, which is not allowed.`);
  for (const [attribute, value] of attributes) {
    if (handler.test(attribute))
      throw refuse(`has the attribute ${attribute.slice(0, 40)}, which is not allowed.`);
    if (unsafeUri.test(value))
      throw refuse(
        `has a URI in ${attribute.slice(0, 40)} whose scheme is not allowed. Use data, http or https.`,
      );
  }
}

function refuse(what: string): DocumentFault {
  return new DocumentFault('INVALID_REQUEST_PARAMETER', `The HTML of the document ${what}`);
}

/** Reads what stands between two braces; undefined where it is no marker. */
function readMarker(inside: string): Omit<HtmlMarker, 'id'> | undefined {
  const found = new Map<string, string>();
  for (const part of inside.split(/,(?=\s*["'\u2018-\u201F]?\w+["'\u2018-\u201F]?\s*:)/u)) {
    const [, name, value] = pair.exec(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    found.set(name.toLowerCase(), value);
  }
  const [tabLabel, groupName, value] = [
    found.get('tablabel'),
    found.get('groupname'),
    found.get('value'),
  ];
  if (groupName !== undefined) return { groupName, ...(value !== undefined && { value }) };
  return tabLabel === undefined ? undefined : { tabLabel };
}
