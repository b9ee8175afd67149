import { createHmac } from 'node:crypto';
import { parse, sign, verify } from '@countersign/connect';
import { XMLParser } from 'fast-xml-parser';
import { largeJson, largeXml, smallJson, smallXml } from '../connect/messages.ts';
import { speed } from '../measure/in-turn.ts';
import { memory } from '../measure/memory.ts';
import type { Goal, RatioRow, Suite } from '../suite.ts';

const fastEnough: Goal = { atLeast: 0.7 };
const closeToHmac: Goal = { atMost: 1.2 };

interface Message {
  what: string;
  create: () => string;
}

const xmlSmall: Message = { what: 'XML with signers, 50 kB', create: smallXml };
const xmlLarge: Message = { what: 'XML with documents, 5 MB', create: largeXml };
const jsonSmall: Message = { what: 'JSON with signers, 50 kB', create: smallJson };
const jsonLarge: Message = { what: 'JSON with documents, 5 MB', create: largeJson };

const parser = new XMLParser();
const bareXml = { name: 'bare fast-xml-parser', read: (text: string) => parser.parse(text) };
const validatedXml = {
  name: 'fast-xml-parser with its validator',
  read: (text: string) => parser.parse(text, true),
};
const bareJson = { name: 'bare JSON.parse', read: (text: string) => JSON.parse(text) };

const references = {
  1: '`crypto.subtle.sign`',
  3: 'three of `crypto.subtle.sign` at once',
  node: '`createHmac` of node:crypto',
};

/** Receiving pushed events: reading them, and verifying their sender. */
export const connect: Suite = {
  about:
    'Receiving webhook events with `@countersign/connect`. `parse` takes bytes and returns a typed and validated event. The references take text and return untyped data. The messages are enlarged examples of the contract: one with signers who have more than ten tabs each, and one with three documents of 1.25 MB.',
  rows: {
    parseXmlSmall: parsing(xmlSmall, bareXml, fastEnough),
    parseXmlLarge: parsing(xmlLarge, bareXml, fastEnough),
    parseXmlSmallValidated: parsing(xmlSmall, validatedXml),
    parseXmlLargeValidated: parsing(xmlLarge, validatedXml),
    parseJsonSmall: parsing(jsonSmall, bareJson),
    parseJsonLarge: parsing(jsonLarge, bareJson),
    parseXmlPeak: reading('`parse`', 'parse', 'peak memory', { goal: { atMost: 3 } }),
    parseXmlPeakCold: reading('`parse`', 'parse', 'peak memory', { cold: true }),
    fastXmlParserPeak: reading('bare fast-xml-parser', 'fastXmlParser', 'peak memory'),
    parseXmlKept: reading('`parse`', 'parse', 'kept memory'),
    fastXmlParserKept: reading('bare fast-xml-parser', 'fastXmlParser', 'kept memory'),
    parseJsonPeak: reading('`parse`', 'parse', 'peak memory', { json: true }),
    jsonParsePeak: reading('bare JSON.parse', 'jsonParse', 'peak memory', { json: true }),
    verifySmall: verifying(xmlSmall, 1, closeToHmac),
    verifyLarge: verifying(xmlLarge, 1, closeToHmac),
    verifySmallThree: verifying(xmlSmall, 3, closeToHmac),
    verifyLargeThree: verifying(xmlLarge, 3, closeToHmac),
    verifySmallNode: verifying(xmlSmall, 'node'),
    verifyLargeNode: verifying(xmlLarge, 'node'),
  },
};

/** Reading bytes as an event, compared with something that reads their text. */
function parsing(message: Message, { name, read }: typeof bareXml, goal?: Goal): RatioRow {
  const what = `\`parse\`, ${message.what}`;
  return speed({ what, reference: name, measure: 'throughput', goal }, () => {
    const text = message.create();
    const bytes = encode(text);
    return { subject: () => parse(bytes), reference: () => read(text) };
  });
}

function reading(
  what: string,
  reader: string,
  measure: 'peak memory' | 'kept memory',
  { json = false, cold = false, goal }: { json?: boolean; cold?: boolean; goal?: Goal } = {},
): RatioRow {
  const [small, large] = json ? [jsonSmall, jsonLarge] : [xmlSmall, xmlLarge];
  return memory(
    {
      what: `${what}, ${large.what}${cold ? ', the first message of a process' : ''}`,
      reference: 'the size of the message',
      measure,
      goal,
    },
    {
      module: new URL('../connect/readers.ts', import.meta.url),
      reader,
      // Without this, code and the growth of the heap count too.
      ...(!cold && { small: () => encode(small.create()) }),
      large: () => encode(large.create()),
    },
  );
}

/** Verifying a message that has one signature or three. */
function verifying(message: Message, by: keyof typeof references, goal?: Goal): RatioRow {
  const secrets = ['q7x2-first', 'm4t8-second', 'z1k5-third'].slice(0, by === 3 ? 3 : 1);
  const [secret = ''] = secrets;
  const signatures = by === 3 ? 'three secrets and headers' : 'one secret and header';
  const what = `\`verify\`, ${signatures}, ${message.what.replace('XML with ', '')}`;
  return speed({ what, reference: references[by], measure: 'time', goal }, async () => {
    const bytes = encode(message.create());
    const headers = await sign(bytes, secrets);
    const { verified } = await verify(bytes, headers, secrets);
    if (!verified) throw new Error('The message that is measured does not verify.');
    const keys = await Promise.all(secrets.map((one) => importKey(one)));
    const signAll = () => Promise.all(keys.map((key) => crypto.subtle.sign('HMAC', key, bytes)));
    const hash = () => createHmac('sha256', secret).update(bytes).digest();
    return {
      subject: () => verify(bytes, headers, secrets),
      reference: by === 'node' ? hash : signAll,
    };
  });
}

function importKey(secret: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
