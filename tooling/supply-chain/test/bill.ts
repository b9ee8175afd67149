import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** What the tests look at of a bill. */
export interface Bill {
  serialNumber: string;
  metadata: { timestamp?: string; component: Part };
  components: Part[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** A package in a bill. */
export interface Part {
  purl: string;
  version: string;
  'bom-ref': string;
  licenses?: unknown[];
  hashes?: { alg: string; content: string }[];
  components?: Part[];
}

/** A new folder, which goes when the tests have ended. */
export function scratch(): string {
  return mkdtempSync(path.join(path.dirname(inject('repository')), 'bills-'));
}

/** Reads a bill. */
export function read(file: string): Bill {
  return JSON.parse(readFileSync(file, 'utf8'));
}
