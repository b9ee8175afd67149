// node --expose-gc memory-child.ts <module> <reader> <large file> [small file] reads the large
// file once and prints the bytes of memory that this took. The small one is read many times before.
// Started by memory.ts, for each number anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Readers } from './suite.ts';

const [module = '', name = '', large = '', small] = process.argv.slice(2);
const { readers }: { readers: Readers } = await import(module);
const read = readers[name];
if (read === undefined) throw new Error(`${module} has no reader ${name}`);

if (small !== undefined) {
  const warm = readFileSync(small);
  for (let round = 0; round < 200; round += 1) await read(warm);
}
const payload = readFileSync(large);
await settle();
forgetHighest();

const { rss, heapUsed, external } = process.memoryUsage();
const event = await read(payload);
// Garbage and all.
const top = highest();
await settle();
const after = process.memoryUsage();
const kept = after.heapUsed + after.external - heapUsed - external;
process.stdout.write(JSON.stringify({ peak: top - rss, kept }));

// Both are held until here, or the last numbers would not have them in.
if (payload.length === 0 || typeof event !== 'object') throw new Error('nothing was read');

/** Takes the garbage away, also what is taken away only later. */
async function settle(): Promise<void> {
  if (globalThis.gc === undefined) throw new Error('run this with node --expose-gc');
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await setTimeout(10);
  }
}

/** Lets the highest begin anew, where the system can. Elsewhere starting up counts if it was higher. */
function forgetHighest(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Not Linux, or not allowed.
  }
}

/**
 * The most memory that the process had, in bytes. Linux is asked itself, since a process takes over
 * the `maxRSS` of the one that started it.
 */
function highest(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
