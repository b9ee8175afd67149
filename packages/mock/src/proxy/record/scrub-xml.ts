/** A piece of XML, and its end. */
interface Piece {
  kind: 'cdata' | 'comment' | 'other' | 'tag' | 'text';
  text: string;
}

/** An attribute; it begins where no name goes on. */
const attribute = /(?<![\w:.-])([\w:.-]+)(\s{0,8}=\s{0,8})("[^"]*"|'[^']*'|[^\s"'<>]+)/g;

/**
 * Scrubs XML: the texts, CDATA sections and attributes of its elements, by their names. Comments
 * are emptied. It need not be well-formed.
 * @param scalar returns the replacement for a value under a name
 */
export function scrubXml(xml: string, scalar: (value: string, name: string) => string): string {
  const open: string[] = [];
  const written: string[] = [];
  for (const { kind, text } of piecesOf(xml)) {
    const name = open.at(-1) ?? '';
    if (kind === 'text')
      written.push(text.trim() === '' ? text : encode(scalar(decode(text), name)));
    else if (kind === 'cdata') written.push(encode(scalar(text, name)));
    else if (kind === 'comment') written.push('<!---->');
    else if (kind === 'other') written.push(text);
    else {
      const [, closing = '', own = ''] = /^<(\/?)(?:[\w-]+:)?([\w.-]+)/.exec(text) ?? [];
      written.push(
        text.replaceAll(attribute, (_, attributeName: string, equals: string, quoted: string) => {
          const isQuoted = /^["']/.test(quoted);
          const value = decode(isQuoted ? quoted.slice(1, -1) : quoted);
          const isNamespace = /^xmlns(?::|$)/.test(attributeName);
          // An attribute of a secret element is a secret too, under any name.
          const inElement = isNamespace ? value : scalar(value, attributeName);
          const scrubbed = isNamespace || inElement !== value ? inElement : scalar(value, own);
          return `${attributeName}${equals}"${encode(scrubbed).replaceAll('"', '&quot;')}"`;
        }),
      );
      if (closing !== '') open.pop();
      else if (own !== '' && !text.endsWith('/>')) open.push(own);
    }
  }
  return written.join('');
}

function* piecesOf(xml: string): Generator<Piece> {
  for (let at = 0; at < xml.length;) {
    const piece = readPiece(xml, at);
    yield piece.piece;
    at = piece.end;
  }
}

function readPiece(xml: string, at: number): { piece: Piece; end: number } {
  const upTo = (kind: Piece['kind'], begin: number, mark: string, more = 0) => {
    const found = xml.indexOf(mark, at + begin);
    const end = found === -1 ? xml.length : found + mark.length;
    const text = xml.slice(at + more, found === -1 ? end : end - (more === 0 ? 0 : mark.length));
    return { piece: { kind, text }, end };
  };
  if (xml[at] !== '<') {
    const end = xml.indexOf('<', at);
    const text = xml.slice(at, end === -1 ? undefined : end);
    return { piece: { kind: 'text', text }, end: at + text.length };
  }
  if (xml.startsWith('<![CDATA[', at)) return upTo('cdata', 9, ']]>', 9);
  if (xml.startsWith('<!--', at)) return upTo('comment', 4, '-->', 4);
  if (xml.startsWith('<?', at) || xml.startsWith('<!', at)) return upTo('other', 2, '>');
  const end = endOfTag(xml, at);
  return { piece: { kind: 'tag', text: xml.slice(at, end) }, end };
}

/** Finds the end of a tag; an attribute value may contain the `>` that ends a tag. */
function endOfTag(xml: string, start: number): number {
  for (let at = start + 1; at < xml.length; at += 1) {
    const sign = xml.charAt(at);
    if (sign === '>') return at + 1;
    if (sign !== '"' && sign !== "'") continue;
    at = xml.indexOf(sign, at + 1);
    if (at === -1) break;
  }
  return xml.length;
}

const entities = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
]);

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (all: string, ten?: string, hex?: string, name?: string) => {
      const code = Number(ten ?? `0x${hex ?? ''}`);
      if (name !== undefined) return entities.get(name) ?? all;
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
