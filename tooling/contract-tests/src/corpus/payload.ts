import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parameters, parseFile, pointers } from '../case-file.ts';
import { isTolerated, type Tolerated } from './tolerated.ts';

/** The folder of the corpus: a folder per area, each with an index. */
export const corpusFolder = path.resolve(import.meta.dirname, '../../corpus');

const shared = {
  file: z.string(),
  mediaType: z.string(),
  /** The programs that write such a payload, or the answers of the service that have it. */
  from: z.string().optional(),
  tolerated: z.array(z.custom<Tolerated>((word) => typeof word === 'string' && isTolerated(word))),
};
const about = {
  /** A payload that a program sends, such as a body or a CSV file. */
  sent: {
    kind: z.enum(['request', 'csv']),
    operation: z.string(),
    status: z.int(),
    path: parameters,
    query: parameters,
    header: parameters,
    /** The time at which it is sent, if a server with a clock compares dates with it. */
    clock: z.iso.datetime().optional(),
  },
  /** An answer of the service. */
  answered: { kind: z.literal('response'), operation: z.string(), status: z.int() },
  /** A message that the service pushes; `event` is the name under which the package reports it. */
  pushed: { kind: z.literal('event'), event: z.string() },
};
/** By JSON pointer, values of the canonical form. */
const accepted = { expected: z.literal('accepted'), canonical: pointers.optional() };
const refused = {
  expected: z.literal('refused'),
  because: z.string(),
  errorCode: z.string().optional(),
  /** The place that the error must name. */
  at: z.string().optional(),
};

const entry = z.union([
  z.strictObject({ ...shared, ...about.sent, ...accepted }),
  z.strictObject({ ...shared, ...about.sent, ...refused }),
  z.strictObject({ ...shared, ...about.answered, ...accepted }),
  z.strictObject({ ...shared, ...about.answered, ...refused }),
  z.strictObject({ ...shared, ...about.pushed, ...accepted }),
  z.strictObject({ ...shared, ...about.pushed, ...refused }),
]);

type Entry = z.infer<typeof entry>;

/** A payload of the corpus, with the bytes of its file and what is expected of it. */
export type Payload = Entry & { readonly area: string; readonly bytes: Buffer<ArrayBuffer> };
export type SentPayload = Extract<Payload, { kind: 'request' | 'csv' }>;
export type AnsweredPayload = Extract<Payload, { kind: 'response' }>;
export type PushedPayload = Extract<Payload, { kind: 'event' }>;

/** The areas of the corpus, which has one more than the contract: events. */
export function listCorpusAreas(): string[] {
  return readdirSync(corpusFolder).toSorted();
}

/**
 * Reads the payloads of an area, in the order of its index.
 * @throws Error with the file, the place in it and what is wrong there
 */
export function readPayloads(area: string): Payload[] {
  const folder = path.join(corpusFolder, area);
  const index = path.join(folder, 'index.yaml');
  return parseFile(readFileSync(index, 'utf8'), index, z.array(entry)).map((one) => ({
    ...one,
    area,
    bytes: Buffer.from(readFileSync(path.join(folder, one.file))),
  }));
}

/** Reads all payloads. */
export function readCorpus(): Payload[] {
  return listCorpusAreas().flatMap(readPayloads);
}

export function isSent(payload: Payload): payload is SentPayload {
  return payload.kind === 'request' || payload.kind === 'csv';
}

export function isAnswered(payload: Payload): payload is AnsweredPayload {
  return payload.kind === 'response';
}

export function isPushed(payload: Payload): payload is PushedPayload {
  return payload.kind === 'event';
}
