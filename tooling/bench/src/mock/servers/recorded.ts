import { readFileSync } from 'node:fs';

/** An answer that was got once and is given again. */
export interface Recorded {
  method: string;
  /** Path and query as they are asked for. */
  url: string;
  status: number;
  /** Names and values in turn, as they go over the wire, without what each server writes itself. */
  headers: string[];
  /** In base64. */
  body: string;
}

/**
 * Reads the answers that a server gives again, as `record.ts` has written them; none where no file
 * is named. Nothing is validated: loading what does that would count for the start of the server.
 */
export function readRecorded(file: string | undefined): Recorded[] {
  if (file === undefined) return [];
  const recorded: Recorded[] = JSON.parse(readFileSync(file, 'utf8'));
  return recorded;
}
