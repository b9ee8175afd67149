import { decodeUnicode } from '../text-to-pdf.ts';
import type { PageKind, Repeated } from '../block.ts';

/** A header or footer: its part of the file, and the pages on which it stands. */
export interface PagePart extends Repeated {
  path: string;
}

/** The files that headers and footers come from. */
interface Sources {
  document: Uint8Array;
  settings: Uint8Array | undefined;
  read(path: string): Uint8Array | undefined;
  /** The parts of a type, and the part with an ID. */
  ofType(type: string): readonly string[];
  byId(id: string): string | undefined;
}

const references = /<(?:\w+:)?(header|footer)Reference\b([^<>]*)>/gu;
const titlePage = /<(?:\w+:)?titlePg\b([^<>]*)>/u;
const evenPages = /<(?:\w+:)?evenAndOddHeaders\b([^<>]*)>/u;

/**
 * Lists the headers and footers of a .docx that are displayed: those of the last section. In a file
 * that refers to none, each that says something else than the others is on all pages.
 */
export function listPageParts(sources: Sources): PagePart[] {
  const { document, settings, byId } = sources;
  const xml = decodeUnicode(document);
  const hasTitle = isOn(titlePage, xml);
  const hasEven = settings !== undefined && isOn(evenPages, decodeUnicode(settings));
  const found = new Map<string, PagePart>();
  for (const [, part, attributes = ''] of xml.matchAll(references)) {
    const path = byId(read(attributes, 'id'));
    const type = read(attributes, 'type');
    const at = part === 'header' ? 'top' : 'bottom';
    if (path !== undefined)
      found.set(`${at} ${type}`, { path, at, on: pagesOf(type, hasTitle, hasEven) });
  }
  const parts = [...found.values()].filter(({ on }) => on.length > 0);
  return found.size > 0
    ? parts
    : [...differing(sources, 'header'), ...differing(sources, 'footer')];
}

function pagesOf(type: string, hasTitle: boolean, hasEven: boolean): PageKind[] {
  if (type === 'first') return hasTitle ? ['first'] : [];
  if (type === 'even') return hasEven ? ['even'] : [];
  return ['other', ...(hasTitle ? [] : ['first' as const]), ...(hasEven ? [] : ['even' as const])];
}

function differing({ read: readPart, ofType }: Sources, type: 'footer' | 'header'): PagePart[] {
  const texts = new Set<string>(['']);
  return ofType(type).flatMap((path): PagePart[] => {
    const content = readPart(path);
    const text = content === undefined ? '' : textOf(content);
    if (texts.has(text)) return [];
    texts.add(text);
    return [{ path, at: type === 'header' ? 'top' : 'bottom', on: ['first', 'even', 'other'] }];
  });
}

/** The text of a part, by which parts that say the same are known. */
function textOf(bytes: Uint8Array): string {
  return decodeUnicode(bytes)
    .replaceAll(/<[^<>]*>/gu, '')
    .trim();
}

function isOn(tag: RegExp, xml: string): boolean {
  const [, attributes] = tag.exec(xml) ?? [];
  return attributes !== undefined && !/"(?:0|false|off)"/u.test(attributes);
}

function read(attributes: string, name: string): string {
  return (
    new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*["']([^"']*)["']`, 'u').exec(attributes)?.[1] ?? ''
  );
}
