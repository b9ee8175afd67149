import type { Consumer } from './consumer.ts';
import { table } from './table.ts';

/** How it went with the consumers. */
export interface Results {
  /** Runs one, and keeps how it went. */
  record(consumer: Consumer, run: () => Promise<void>): Promise<void>;
  /** The matrix of those that ran. */
  matrix(): string;
}

export function results(): Results {
  const rows: string[][] = [['consumer', 'on', 'calls', 'validates', 'verifies', 'beside that']];
  return {
    async record({ name, on, also }, run) {
      try {
        await run();
        rows.push([name, on, 'yes', 'yes', 'yes', also]);
      } catch (error) {
        // It stops at the first thing that is wrong, so nothing is known of the rest.
        rows.push([name, on, 'no', 'no', 'no', 'FAILED']);
        throw error;
      }
    },
    matrix: () => table(rows),
  };
}
