import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for the databases of a case. */
export interface Scratch {
  file(name: string): string;
  remove(): void;
}

export function scratch(): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
  return {
    file: (name) => path.join(folder, name),
    // A server that has just been ended may still hold its files for a moment.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
}
