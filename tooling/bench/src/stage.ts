import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For folders whose files import packages, which Node finds only from inside this workspace. */
export const workspacePrefix = path.resolve(import.meta.dirname, '../.scratch-');

/**
 * Owns the resources of a measurement, such as folders and servers, and removes them when disposed.
 */
export class Stage extends AsyncDisposableStack {
  /** Measure only enough to show that a row works. */
  readonly quick: boolean;

  constructor({ quick = false } = {}) {
    super();
    this.quick = quick;
  }

  /** An amount, such as a number of rounds, or a smaller one for a quick run. */
  amount(full: number, quick: number): number {
    return this.quick ? quick : full;
  }

  /** Creates an empty folder. */
  folder(prefix = path.join(tmpdir(), 'countersign-bench-')): string {
    const folder = mkdtempSync(prefix);
    // A server that was killed a moment ago may still keep its files open.
    const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
    this.defer(() => rmSync(folder, options));
    return folder;
  }
}
