import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { spreadOf, type Spread } from './spread.ts';
import type { MemoryCase } from './suite.ts';

export const processes = 9;

const megabyte = 1_000_000;
const child = fileURLToPath(new URL('memory-child.ts', import.meta.url));
const told = z.strictObject({ peak: z.number(), kept: z.number() });

/** Reads a message in several processes, each of its own, and looks at the memory that it took. */
export function measureMemory({ measure, reader, small, large }: MemoryCase): Spread {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
  try {
    const payload = large();
    const words = [reader.module.href, reader.name, path.join(folder, 'large')];
    writeFileSync(path.join(folder, 'large'), payload);
    if (small !== undefined) {
      words.push(path.join(folder, 'small'));
      writeFileSync(path.join(folder, 'small'), small());
    }
    const samples = Array.from({ length: processes }, () => {
      const output = execFileSync(process.execPath, ['--expose-gc', child, ...words], {
        encoding: 'utf8',
      });
      const { peak, kept } = told.parse(JSON.parse(output));
      return {
        subject: (measure === 'peak memory' ? peak : kept) / megabyte,
        reference: payload.byteLength / megabyte,
      };
    });
    return spreadOf(samples, 'MB', ({ subject, reference }) => subject / reference);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
