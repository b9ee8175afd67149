// The record of test files that have passed, in the cache of a workspace.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The modules with a function that this test file called, by their paths from the workspace. */
    ran?: string[];
  }
}

/** A test file that passed. */
export interface Passed {
  /** A fingerprint of all modules that it ran or loaded. */
  key: string;
  /** The number of its tests. */
  tests: number;
  /** The modules of the workspace with a function that it called. */
  ran: NonNullable<TaskMeta['ran']>;
}

export interface PassRecord {
  /** A fingerprint of all that every test file depends on. */
  shared: string;
  files: Record<string, Passed>;
}

const place = (folder: string) => path.join(folder, 'node_modules/.cache/countersign/passed.json');

/** Reads the record of a workspace; empty if there is none, or one that cannot be read. */
export function readRecord(folder: string): PassRecord {
  const none = { shared: '', files: {} };
  if (!existsSync(place(folder))) return none;
  try {
    const read: unknown = JSON.parse(readFileSync(place(folder), 'utf8'));
    return isRecord(read) ? read : none;
  } catch {
    return none;
  }
}

export function writeRecord(folder: string, record: PassRecord): void {
  mkdirSync(path.dirname(place(folder)), { recursive: true });
  writeFileSync(place(folder), JSON.stringify(record));
}

/** The file is written by this module alone; another shape is that of another version. */
function isRecord(value: unknown): value is PassRecord {
  return typeof value === 'object' && value !== null && 'shared' in value && 'files' in value;
}
