import { mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A folder that is taken away again. */
export interface Scratch {
  folder: string;
  remove: () => void;
}

/** Makes a folder inside this workspace, so that what lies in it finds the packages it imports. */
export function makeScratch(): Scratch {
  const folder = mkdtempSync(fileURLToPath(new URL('../../.scratch-', import.meta.url)));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
