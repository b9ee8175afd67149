import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConnectError, Content, eventOf, parse, serialize } from '@countersign/connect';
import { envelopeInformation } from '@countersign/connect/zod';
import * as fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { examples } from './support/examples.js';
import { jsonEvent } from './support/json-arbitrary.js';
import { mutated } from './support/mutations.js';
import { notXml } from './support/text-arbitraries.js';
import { information } from './support/xml-arbitrary.js';

/** The number of runs; COUNTERSIGN_RUNS sets it for all properties, for a longer search. */
function runs(standard: number) {
  const numRuns = Number(process.env['COUNTERSIGN_RUNS'] ?? standard);
  // A longer search may take longer; this only ends one that hangs.
  return { seed: 20_261_120, numRuns, timeout: Math.max(60_000, numRuns * 100) };
}

// The schema is in several files, which libxml2 asks for by their names.
xmlRegisterFsInputProviders();
const file = fileURLToPath(new URL('../../../specs/connect/xsd/connect.xsd', import.meta.url));
// The library takes the text after the last / for the name, on Windows too.
const url = file.replaceAll(path.sep, '/');
using schema = XmlDocument.fromBuffer(readFileSync(file), { url });
const validator = XsdValidator.fromDoc(schema);
afterAll(() => validator.dispose());

/** Returns the objection of libxml2 to a text; undefined if it accepts the text. */
function findXmlError(text: string, validate = false): string | undefined {
  try {
    using document = XmlDocument.fromString(text);
    if (validate) validator.validate(document);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The error that something throws, if it is ours. */
function catchError(act: () => unknown): ConnectError | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof ConnectError) return error;
    throw error;
  }
  return undefined;
}

describe('an event in XML', () => {
  const { numRuns, seed, timeout } = runs(1000);

  it(
    `is valid against the schema and the same when it is read (${numRuns} events)`,
    { timeout },
    () => {
      fc.assert(
        fc.property(information, (payload) => {
          const event = eventOf(payload);
          const text = serialize(event);
          expect(findXmlError(text, true)).toBeUndefined();
          const read = parse(text);
          expect(read).toStrictEqual(event);
          expect(envelopeInformation.safeParse(read)).toMatchObject({ success: true });
        }),
        { numRuns, seed },
      );
    },
  );
});

describe('an event in JSON', () => {
  const { numRuns, seed, timeout } = runs(1000);

  it(`is the same when it is read (${numRuns} events)`, { timeout }, () => {
    fc.assert(
      fc.property(jsonEvent, (event) => {
        const read = parse(serialize(event));
        expect({ ...read, id: '' }).toStrictEqual(event);
        expect(parse(serialize(read))).toStrictEqual(read);
      }),
      { numRuns, seed },
    );
  });
});

/** The texts within a value, each by its JSON pointer; a content is none. */
function textsIn(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Date || value instanceof Content) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${at}/${name}`));
}

/** Replaces the text at one place of a value. */
function withText(value: unknown, place: string, text: string, at = ''): unknown {
  if (at === place) return text;
  if (typeof value !== 'object' || value === null || !place.startsWith(`${at}/`)) return value;
  if (Array.isArray(value)) {
    return value.map((part, index) => withText(part, place, text, `${at}/${index}`));
  }
  if (value instanceof Date || value instanceof Content) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      withText(part, place, text, `${at}/${name}`),
    ]),
  );
}

describe('a text that XML cannot hold', () => {
  const { numRuns, seed, timeout } = runs(200);

  it(`is refused with its place, wherever it stands (${numRuns} events)`, { timeout }, () => {
    fc.assert(
      fc.property(information, fc.nat(), notXml, (payload, which, character) => {
        // Words are not looked at here, since there the validators allow no others.
        const texts = textsIn(payload).filter(
          ({ at, text }) =>
            envelopeInformation.safeParse(withText(payload, at, `${text}?`)).success,
        );
        const chosen = texts[which % texts.length];
        fc.pre(chosen !== undefined);
        const broken = withText(payload, chosen.at, chosen.text + character);
        const refusal = catchError(() => serialize(eventOf(envelopeInformation.parse(broken))));
        expect(refusal).toMatchObject({ code: 'not-in-xml', at: chosen.at });
      }),
      { numRuns, seed },
    );
  });
});

describe('a message that was damaged', () => {
  const { numRuns, seed, timeout } = runs(3000);

  it(
    `is an event or refused by us, and refused where libxml2 does (${numRuns} messages)`,
    { timeout },
    () => {
      let events = 0;
      fc.assert(
        fc.property(mutated(examples), (text) => {
          const refusal = catchError(() => parse(text));
          if (refusal !== undefined) return;
          events += 1;
          if (!text.trimStart().startsWith('<')) return;
          const complaint = findXmlError(text);
          // A namespace whose name is not an address is not malformed.
          if (complaint !== undefined && !complaint.includes('is not a valid URI')) {
            throw new Error(`libxml2 refuses what was accepted: ${complaint}`);
          }
        }),
        { numRuns, seed },
      );
      // Both happen, or the damage would be of no use.
      expect(events).toBeGreaterThan(numRuns / 10);
      expect(events).toBeLessThan(numRuns);
    },
  );
});
