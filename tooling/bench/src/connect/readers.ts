// Readers of a message, for a process of its own. It imports nothing else, since modules take
// memory too.
import { parse } from '@countersign/connect';
import { XMLParser } from 'fast-xml-parser';
import type { Readers } from '../measure/memory.ts';

const parser = new XMLParser();

export const readers: Readers = {
  parse: () => (bytes) => parse(bytes),
  fastXmlParser: () => (bytes) => parser.parse(new TextDecoder().decode(bytes)),
  jsonParse: () => (bytes) => JSON.parse(new TextDecoder().decode(bytes)),
};
