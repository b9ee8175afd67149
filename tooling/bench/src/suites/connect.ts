import { createHmac } from 'node:crypto';
import { parse, sign, verify } from '@countersign/connect';
import { XMLParser } from 'fast-xml-parser';
import { largeJson, largeXml, smallJson, smallXml } from '../connect/messages.ts';
import { speed } from '../measure/in-turn.ts';
import { memory, type MemoryUse } from '../measure/memory.ts';
import type { Comparison, Measurements } from '../suite.ts';

const parser = new XMLParser();
const bareXml = (text: string): unknown => parser.parse(text);
const validatedXml = (text: string): unknown => parser.parse(text, true);
const bareJson = (text: string): unknown => JSON.parse(text);

/** Receiving webhook events: reading them, and verifying their sender. */
export const connect: Measurements = {
  parseXmlSmall: parsing(smallXml, bareXml),
  parseXmlLarge: parsing(largeXml, bareXml),
  parseXmlSmallValidated: parsing(smallXml, validatedXml),
  parseXmlLargeValidated: parsing(largeXml, validatedXml),
  parseJsonSmall: parsing(smallJson, bareJson),
  parseJsonLarge: parsing(largeJson, bareJson),
  parseXmlPeak: reading('peak', 'parse', largeXml, smallXml),
  parseXmlPeakCold: reading('peak', 'parse', largeXml),
  fastXmlParserPeak: reading('peak', 'fastXmlParser', largeXml, smallXml),
  parseXmlKept: reading('kept', 'parse', largeXml, smallXml),
  fastXmlParserKept: reading('kept', 'fastXmlParser', largeXml, smallXml),
  parseJsonPeak: reading('peak', 'parse', largeJson, smallJson),
  jsonParsePeak: reading('peak', 'jsonParse', largeJson, smallJson),
  verifySmall: verifying(smallXml, 1, signWithWebCrypto),
  verifyLarge: verifying(largeXml, 1, signWithWebCrypto),
  verifySmallThree: verifying(smallXml, 3, signWithWebCrypto),
  verifyLargeThree: verifying(largeXml, 3, signWithWebCrypto),
  verifySmallNode: verifying(smallXml, 1, signWithNode),
  verifyLargeNode: verifying(largeXml, 1, signWithNode),
};

/** Reading bytes as an event, compared with something that reads their text. */
function parsing(message: () => string, read: (text: string) => unknown): Comparison {
  return speed(() => {
    const text = message();
    const bytes = encode(text);
    return { subject: () => parse(bytes), reference: () => read(text) };
  });
}

/** The memory for reading a message, after a smaller one if there is one. */
function reading(
  form: keyof MemoryUse,
  reader: string,
  large: () => string,
  small?: () => string,
): Comparison {
  return memory(form, {
    module: new URL('../connect/readers.ts', import.meta.url),
    reader,
    ...(small !== undefined && { small: () => encode(small()) }),
    large: () => encode(large()),
  });
}

type Bytes = Uint8Array<ArrayBuffer>;
type PrepareSigning = (secrets: string[], bytes: Bytes) => (() => unknown) | Promise<() => unknown>;

/** Verifying a message that several secrets have signed, compared with computing its signatures. */
function verifying(message: () => string, count: number, prepare: PrepareSigning): Comparison {
  const secrets = ['q7x2-first', 'm4t8-second', 'z1k5-third'].slice(0, count);
  return speed(async () => {
    const bytes = encode(message());
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

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}
