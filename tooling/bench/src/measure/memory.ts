import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stage } from '../stage.ts';
import type { Comparison } from '../suite.ts';

/** The number of processes from which each number is computed. */
export const processes = 9;

const child = fileURLToPath(new URL('memory-child.ts', import.meta.url));

/** Functions that take bytes, such as parsers. A module exports them as `readers`. */
export type Readers = Readonly<Record<string, (stage: Stage) => Reader | Promise<Reader>>>;
type Reader = (bytes: Uint8Array) => unknown;

export interface MemoryOptions {
  /** The module that exports `readers`, and the reader that is measured. */
  module: URL;
  reader: string;
  /** Read many times before, so that code and the first growth of the heap do not count. */
  small?: () => Uint8Array;
  large: () => Uint8Array;
}

/** The bytes of memory that one reading takes, at its peak and while its result is in use. */
export interface MemoryUse {
  peak: number;
  kept: number;
}

/** Compares the memory that a reader needs with the size of its input. */
export function memory(
  form: keyof MemoryUse,
  { module, reader, small, large }: MemoryOptions,
): Comparison {
  return (stage) => {
    const folder = stage.folder();
    const payload = large();
    const args = ['--expose-gc', child, module.href, reader, path.join(folder, 'large')];
    writeFileSync(path.join(folder, 'large'), payload);
    if (small !== undefined) {
      args.push(path.join(folder, 'small'));
      writeFileSync(path.join(folder, 'small'), small());
    }
    return Array.from({ length: stage.amount(processes, 1) }, () => {
      const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
      const use: MemoryUse = JSON.parse(output);
      return { subject: use[form], reference: payload.byteLength };
    });
  };
}
