import { createHmac } from 'node:crypto';
import { parse, sign, verify } from '@countersign/connect';
import { XMLParser } from 'fast-xml-parser';
import { largeJson, largeXml, smallJson, smallXml } from '../connect/messages.ts';
import { speed } from '../measure/in-turn.ts';
import { memory } from '../measure/memory.ts';
import type { Goal, RatioRow, Suite } from '../suite.ts';

const fastEnough: Goal = { atLeast: 0.7 };

type Message = readonly [what: string, create: () => string];
const xmlSmall: Message = ['XML with signers, 50 kB', smallXml];
const xmlLarge: Message = ['XML with documents, 5 MB', largeXml];
const jsonSmall: Message = ['JSON with signers, 50 kB', smallJson];
const jsonLarge: Message = ['JSON with documents, 5 MB', largeJson];

const parser = new XMLParser();
type Reference = readonly [name: string, read: (text: string) => unknown];
const bareXml: Reference = ['bare fast-xml-parser', (text) => parser.parse(text)];
const validatedXml: Reference = [
  'fast-xml-parser with its validator',
  (text) => parser.parse(text, true),
];
const bareJson: Reference = ['bare JSON.parse', (text) => JSON.parse(text)];

const closeToHmac = { prepare: signWithWebCrypto, goal: { atMost: 1.2 } };
const bySubtle = { ...closeToHmac, reference: '`crypto.subtle.sign`', count: 1 };
const byThree = { ...closeToHmac, reference: 'three of `crypto.subtle.sign` at once', count: 3 };
const byNode = { reference: '`createHmac` of node:crypto', count: 1, prepare: signWithNode };

/** Receiving webhook events: reading them, and verifying their sender. */
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
    verifySmall: verifying(xmlSmall, bySubtle),
    verifyLarge: verifying(xmlLarge, bySubtle),
    verifySmallThree: verifying(xmlSmall, byThree),
    verifyLargeThree: verifying(xmlLarge, byThree),
    verifySmallNode: verifying(xmlSmall, byNode),
    verifyLargeNode: verifying(xmlLarge, byNode),
  },
};

/** Reading bytes as an event, compared with something that reads their text. */
function parsing([message, create]: Message, [reference, read]: Reference, goal?: Goal): RatioRow {
  const label = { what: `\`parse\`, ${message}`, reference, measure: 'throughput', goal } as const;
  return speed(label, () => {
    const text = create();
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
  const [[, small], [message, large]] = json ? [jsonSmall, jsonLarge] : [xmlSmall, xmlLarge];
  const first = cold ? ', the first message of a process' : '';
  const reference = 'the size of the message';
  return memory(
    { what: `${what}, ${message}${first}`, reference, measure, goal },
    {
      module: new URL('../connect/readers.ts', import.meta.url),
      reader,
      // Without this, code and the growth of the heap count too.
      ...(!cold && { small: () => encode(small()) }),
      large: () => encode(large()),
    },
  );
}

interface Signing {
  reference: string;
  /** How many secrets sign the message. */
  count: number;
  prepare: (secrets: string[], bytes: Bytes) => (() => unknown) | Promise<() => unknown>;
  goal?: Goal;
}

/** Verifying a message, compared with computing its signatures. */
function verifying(
  [message, create]: Message,
  { reference, count, prepare, goal }: Signing,
): RatioRow {
  const secrets = ['q7x2-first', 'm4t8-second', 'z1k5-third'].slice(0, count);
  const signatures = count === 3 ? 'three secrets and headers' : 'one secret and header';
  const what = `\`verify\`, ${signatures}, ${message.replace('XML with ', '')}`;
  return speed({ what, reference, measure: 'time', goal }, async () => {
    const bytes = encode(create());
    const headers = await sign(bytes, secrets);
    const subject = () => verify(bytes, headers, secrets);
    if (!(await subject()).verified) throw new Error('The measured message does not verify.');
    return { subject, reference: await prepare(secrets, bytes) };
  });
}

async function signWithWebCrypto(secrets: string[], bytes: Bytes) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const importKey = (secret: string) =>
    crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const keys = await Promise.all(secrets.map((one) => importKey(one)));
  return () => Promise.all(keys.map((key) => crypto.subtle.sign('HMAC', key, bytes)));
}

function signWithNode([secret = '']: string[], bytes: Bytes) {
  return () => createHmac('sha256', secret).update(bytes).digest();
}

type Bytes = Uint8Array<ArrayBuffer>;

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}
