import { createHmac } from 'node:crypto';
import { parse, sign, verify } from '@countersign/connect';
import { XMLParser } from 'fast-xml-parser';
import { largeJson, largeXml, smallJson, smallXml } from '../connect/payloads.ts';
import type { Goal, MemoryCase, SpeedCase, Suite } from '../suite.ts';

const fastEnough: Goal = { atLeast: 0.7 };
const smallEnough: Goal = { atMost: 3 };
const closeToHmac: Goal = { atMost: 1.2 };

const one = ['q7x2-first'];
const three = ['q7x2-first', 'm4t8-second', 'z1k5-third'];

const small = 'signers, 50 kB';
const large = 'documents, 5 MB';

/** Receiving pushed events: reading them, and verifying who sent them. */
export const connect: Suite = {
  about:
    'Receiving pushed events with `@countersign/connect`. `parse` takes bytes and gives the event, typed and validated; the references take text, and give what they find. The messages are those of the contract, made larger: with signers who have a dozen tabs and more each, or with three documents of 1.25 MB.',
  cases: {
    parseXmlSmall: beside(
      'bare fast-xml-parser',
      `XML with ${small}`,
      smallXml,
      bareXml,
      fastEnough,
    ),
    parseXmlLarge: beside(
      'bare fast-xml-parser',
      `XML with ${large}`,
      largeXml,
      bareXml,
      fastEnough,
    ),
    parseXmlSmallValidated: beside(
      'fast-xml-parser with its validator',
      `XML with ${small}`,
      smallXml,
      validatedXml,
    ),
    parseXmlLargeValidated: beside(
      'fast-xml-parser with its validator',
      `XML with ${large}`,
      largeXml,
      validatedXml,
    ),
    parseJsonSmall: beside('bare JSON.parse', `JSON with ${small}`, smallJson, bareJson),
    parseJsonLarge: beside('bare JSON.parse', `JSON with ${large}`, largeJson, bareJson),
    parseXmlPeak: {
      ...memory('`parse`', 'parse', 'peak memory'),
      goal: smallEnough,
    },
    parseXmlPeakCold: coldMemory('`parse`', 'parse'),
    fastXmlParserPeak: memory('bare fast-xml-parser', 'fastXmlParser', 'peak memory'),
    parseXmlKept: memory('`parse`', 'parse', 'kept memory'),
    fastXmlParserKept: memory('bare fast-xml-parser', 'fastXmlParser', 'kept memory'),
    parseJsonPeak: memory('`parse`', 'parse', 'peak memory', 'JSON'),
    jsonParsePeak: memory('bare JSON.parse', 'jsonParse', 'peak memory', 'JSON'),
    verifySmall: verifying(one, small, smallXml),
    verifyLarge: verifying(one, large, largeXml),
    verifySmallThree: verifying(three, small, smallXml),
    verifyLargeThree: verifying(three, large, largeXml),
    verifySmallNode: verifyingBesideNode(small, smallXml),
    verifyLargeNode: verifyingBesideNode(large, largeXml),
  },
};

/** Reading bytes as an event, beside what reads the text of it. */
function beside(
  reference: string,
  of: string,
  message: () => string,
  read: (text: string) => () => unknown,
  goal?: Goal,
): SpeedCase {
  return {
    what: `\`parse\`, ${of}`,
    reference,
    measure: 'throughput',
    ...(goal !== undefined && { goal }),
    prepare() {
      const text = message();
      const bytes = encode(text);
      return { subject: () => parse(bytes), reference: read(text) };
    },
  };
}

function bareXml(text: string): () => unknown {
  const parser = new XMLParser();
  return () => parser.parse(text);
}

function validatedXml(text: string): () => unknown {
  const parser = new XMLParser();
  return () => parser.parse(text, true);
}

function bareJson(text: string): () => unknown {
  return () => JSON.parse(text);
}

function memory(
  what: string,
  name: string,
  measure: MemoryCase['measure'],
  form: 'XML' | 'JSON' = 'XML',
): MemoryCase {
  const [little, much] = form === 'XML' ? [smallXml, largeXml] : [smallJson, largeJson];
  return {
    what: `${what}, ${form} with ${large}`,
    reference: 'the size of the message',
    measure,
    reader: { module: new URL('../connect/readers.ts', import.meta.url), name },
    small: () => encode(little()),
    large: () => encode(much()),
  };
}

/** The same in a process that has read nothing before: code and the growth of the heap count too. */
function coldMemory(what: string, name: string): MemoryCase {
  const { reference, measure, reader, large: much } = memory(what, name, 'peak memory');
  return {
    what: `${what}, XML with ${large}, the first message of a process`,
    reference,
    measure,
    reader,
    large: much,
  };
}

/** Verifying a message with as many signatures as there are secrets. */
function verifying(secrets: readonly string[], of: string, message: () => string): SpeedCase {
  const several = secrets.length > 1;
  return {
    what: `\`verify\`, ${several ? 'three secrets and headers' : 'one secret and header'}, ${of}`,
    reference: several ? 'three of `crypto.subtle.sign` at once' : '`crypto.subtle.sign`',
    measure: 'time',
    goal: closeToHmac,
    async prepare() {
      const bytes = encode(message());
      const keys = await Promise.all(secrets.map((secret) => importKey(secret)));
      return {
        subject: await verifier(bytes, secrets),
        reference: () => Promise.all(keys.map((key) => crypto.subtle.sign('HMAC', key, bytes))),
      };
    },
  };
}

function verifyingBesideNode(of: string, message: () => string): SpeedCase {
  return {
    what: `\`verify\`, one secret and header, ${of}`,
    reference: '`createHmac` of node:crypto',
    measure: 'time',
    async prepare() {
      const bytes = encode(message());
      const [secret = ''] = one;
      return {
        subject: await verifier(bytes, one),
        reference: () => createHmac('sha256', secret).update(bytes).digest(),
      };
    },
  };
}

async function verifier(bytes: Uint8Array<ArrayBuffer>, secrets: readonly string[]) {
  const headers = await sign(bytes, secrets);
  const { verified } = await verify(bytes, headers, secrets);
  if (!verified) throw new Error('the message that is measured does not verify');
  return () => verify(bytes, headers, secrets);
}

function importKey(secret: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
  ]);
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
