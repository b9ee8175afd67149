import { gzipSync } from 'node:zlib';
import { toBytes, refuse, xml, type Refused } from './case.js';

/** Bodies of other kinds. */
export const other: readonly Refused[] = [
  refuse('an empty string', 'body-empty', () => ''),
  refuse('no bytes', 'body-empty', () => new Uint8Array()),
  refuse('an empty buffer', 'body-empty', () => new ArrayBuffer()),
  refuse('white space', 'body-empty', () => ' \r\n\t'),
  refuse('only a byte order mark', 'body-empty', () => toBytes('\uFEFF')),
  refuse('a URL-encoded form', 'format-unknown', () => `xml=${encodeURIComponent(xml)}`, '1:1'),
  refuse('a multipart form', 'format-unknown', () => `--b\r\n\r\n${xml}\r\n--b--`, '1:1'),
  refuse('plain text', 'format-unknown', () => 'upstream connect error', '1:1'),
  refuse('XML as a JSON string', 'format-unknown', () => JSON.stringify(xml), '1:1'),
  refuse('XML in Base64', 'format-unknown', () => btoa('<a/>'), '1:1'),
  refuse('escaped XML', 'format-unknown', () => xml.replaceAll('<', '&lt;'), '1:1'),
  refuse('XML compressed by gzip', 'not-utf8', () => gzipSync(xml)),
];

/** Bodies that a framework hands on after it has parsed them, or before it has read them. */
export const notBodies: readonly { input: string; body: unknown }[] = [
  { input: 'an object that a framework has parsed', body: { event: 'envelope-sent' } },
  { input: 'an array that a framework has parsed', body: [1, 2] },
  { input: 'a buffer converted to JSON and back', body: { type: 'Buffer', data: [60] } },
  { input: 'nothing (`undefined`)', body: undefined },
  { input: 'nothing (`null`)', body: null },
  { input: 'a number', body: 42 },
  { input: 'an unread stream', body: new ReadableStream() },
  { input: 'a promise that was not awaited', body: Promise.resolve(xml) },
  { input: 'an object that looks like a string', body: { length: 3, toString: () => xml } },
];
