import { readFileSync } from 'node:fs';

/** A response that was received once and is returned again. */
export interface Recorded {
  method: string;
  /** Path and query of the request. */
  url: string;
  status: number;
  /** Names and values in turn, as received, without those that each server writes itself. */
  headers: string[];
  /** In Base64. */
  body: string;
}

/**
 * Reads recorded responses; none where no file is named. They are not validated: loading a validator
 * would count for the start of the server.
 */
export function readRecorded(file: string | undefined): Recorded[] {
  if (file === undefined) return [];
  const recorded: Recorded[] = JSON.parse(readFileSync(file, 'utf8'));
  return recorded;
}
