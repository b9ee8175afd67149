// The record of tests that have passed, in the cache of a workspace.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A test file, or a part of one, that passed. */
export interface Passed {
  /** A fingerprint of all modules that it ran or loaded; empty if it has changed or failed since. */
  key: string;
  /** The number of its tests. */
  tests: number;
  /** The modules with a function that it called, by their paths from the workspace. */
  ran: string[];
}

export interface PassRecord {
  /** A fingerprint of all that every test file depends on. */
  shared: string;
  files: Record<string, Passed>;
  /** Parts by their names, of the files whose parts are chosen one by one. */
  parts: Record<string, Record<string, Passed>>;
}

/** The format in the file, in which names of modules are numbers. */
interface WrittenRecord {
  format: typeof format;
  shared: string;
  modules: string[];
  files: Record<string, WrittenPass>;
  parts: Record<string, Record<string, WrittenPass>>;
}

interface WrittenPass extends Omit<Passed, 'ran'> {
  ran: number[];
}

const format = 2;
const place = (folder: string) => path.join(folder, 'node_modules/.cache/countersign/passed.json');

/** Reads the record of a workspace; empty if there is none, or one that cannot be read. */
export function readRecord(folder: string): PassRecord {
  const none = { shared: '', files: {}, parts: {} };
  if (!existsSync(place(folder))) return none;
  try {
    const read: unknown = JSON.parse(readFileSync(place(folder), 'utf8'));
    if (!isWritten(read)) return none;
    const { shared, modules, files, parts } = read;
    const toPass = ({ ran, ...rest }: WrittenPass): Passed => ({
      ...rest,
      ran: ran.flatMap((at) => modules[at] ?? []),
    });
    return {
      shared,
      files: mapValues(files, toPass),
      parts: mapValues(parts, (some) => mapValues(some, toPass)),
    };
  } catch {
    return none;
  }
}

export function writeRecord(folder: string, { shared, files, parts }: PassRecord): void {
  const numbers = new Map<string, number>();
  const numberOf = (module: string) => {
    const number = numbers.get(module) ?? numbers.size;
    numbers.set(module, number);
    return number;
  };
  const toWritten = ({ ran, ...rest }: Passed): WrittenPass => ({
    ...rest,
    ran: ran.map(numberOf),
  });
  const written: Omit<WrittenRecord, 'modules'> = {
    format,
    shared,
    files: mapValues(files, toWritten),
    parts: mapValues(parts, (some) => mapValues(some, toWritten)),
  };
  mkdirSync(path.dirname(place(folder)), { recursive: true });
  writeFileSync(place(folder), JSON.stringify({ ...written, modules: [...numbers.keys()] }));
}

export function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** The file is written by this module alone; another format is that of another version. */
function isWritten(value: unknown): value is WrittenRecord {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === format
  );
}
