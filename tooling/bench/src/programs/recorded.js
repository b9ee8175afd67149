import { readFileSync } from 'node:fs';
/**
 * Reads recorded responses; none where no file is named. They are not validated: loading a validator
 * would count for the start of the server.
 */
export function readRecorded(file) {
  if (file === undefined) return [];
  const recorded = JSON.parse(readFileSync(file, 'utf8'));
  return recorded;
}
