// What reads a message in a process of its own, for its memory to be measured.
import { parse } from '@countersign/connect';
import { XMLParser } from 'fast-xml-parser';
import type { Readers } from '../suite.ts';

const parser = new XMLParser();

export const readers: Readers = {
  parse: (bytes) => parse(bytes),
  fastXmlParser: (bytes) => parser.parse(new TextDecoder().decode(bytes)),
  jsonParse: (bytes) => JSON.parse(new TextDecoder().decode(bytes)),
};
