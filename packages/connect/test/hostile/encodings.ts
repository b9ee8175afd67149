import { changed } from '../support/examples.js';
import { toBytes, json, refuse, withSubject, xml, type Refused } from './case.js';

/** The message with these bytes in its subject. */
function withBytes(...odd: number[]): Uint8Array {
  const [before = '', behind = ''] = withSubject('¤').split('¤');
  return Uint8Array.from([...toBytes(before), ...odd, ...toBytes(behind)]);
}

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) {
    bytes.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  }
  return new Uint8Array(bytes.buffer);
}

const declared = (encoding: string) => changed(xml, 'encoding="utf-8"', `encoding="${encoding}"`);

/** Bytes with wrong encodings. */
export const encodings: readonly Refused[] = [
  refuse('an overlong form of `<` (`C0 BC`)', 'not-utf8', () => withBytes(0xc0, 0xbc)),
  refuse('an overlong form of `/` in three bytes (`E0 80 AF`)', 'not-utf8', () =>
    withBytes(0xe0, 0x80, 0xaf),
  ),
  refuse('an overlong NUL (`C0 80`)', 'not-utf8', () => withBytes(0xc0, 0x80)),
  refuse('a continuation byte without a start byte (`80`)', 'not-utf8', () => withBytes(0x80)),
  refuse('an incomplete character (`E2 82`)', 'not-utf8', () => withBytes(0xe2, 0x82)),
  refuse('a body truncated within a character', 'not-utf8', () => toBytes(`${json}é`).slice(0, -1)),
  refuse('a surrogate as three bytes (`ED A0 80`)', 'not-utf8', () => withBytes(0xed, 0xa0, 0x80)),
  refuse('a character beyond Unicode (`F4 90 80 80`)', 'not-utf8', () =>
    withBytes(0xf4, 0x90, 0x80, 0x80),
  ),
  refuse('a byte that is never valid in UTF-8 (`FF`)', 'not-utf8', () => withBytes(0xff)),
  refuse('a letter in Latin 1 (`E9`)', 'not-utf8', () => withBytes(0xe9)),
  refuse('a string that ends within a character', 'not-utf8', () => `${json.slice(0, -1)}\uD83D`),
  refuse('a string with a lone surrogate', 'not-utf8', () => withSubject('a\uDE00b')),
  refuse('UTF-16 with a byte order mark', 'not-utf8', () => utf16(`\uFEFF${xml}`, true)),
  refuse('UTF-16, other byte order, with a byte order mark', 'not-utf8', () =>
    utf16(`\uFEFF${xml}`, false),
  ),
  refuse('UTF-16 without a byte order mark', 'xml-malformed', () => utf16(xml, true)),
  refuse('UTF-16, other byte order, without a byte order mark', 'format-unknown', () =>
    utf16(xml, false),
  ),
  refuse('JSON in UTF-16 without a mark', 'json-malformed', () => utf16(json, true)),
  refuse('UTF-32 with a byte order mark', 'not-utf8', () =>
    Uint8Array.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]),
  ),
  refuse('a declaration that says ISO-8859-1', 'not-utf8', () => declared('ISO-8859-1'), '1:1'),
  refuse('a declaration that says UTF-16', 'not-utf8', () => declared('utf-16'), '1:1'),
  refuse('a declaration that says UTF-7', 'not-utf8', () => declared('UTF-7'), '1:1'),
  refuse('a declaration that says EBCDIC', 'not-utf8', () => declared('ebcdic-cp-us'), '1:1'),
  refuse('a NUL in a text', 'xml-malformed', () => withSubject('a\0b')),
  refuse('a NUL in a name', 'xml-malformed', () => withSubject('<a\0b/>')),
  refuse('a NUL before the first tag', 'format-unknown', () => `\0${xml}`, '1:1'),
  refuse('a control character (`U+0001`)', 'xml-malformed', () => withSubject('\u0001')),
  refuse('a non-character (`U+FFFF`)', 'xml-malformed', () => withSubject('\uFFFF')),
  refuse('two byte order marks', 'xml-malformed', () => `\uFEFF\uFEFF${xml}`, '1:1'),
  refuse('a byte order mark after the declaration', 'xml-malformed', () =>
    changed(xml, '?>', '?>\uFEFF'),
  ),
];
