// node --expose-gc memory-child.ts <module> <reader> <large file> [small file] reads the large file
// once and prints how many bytes of memory that took. The small file is read many times before.
// memory.ts starts a new process for each number.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Stage } from '../stage.ts';
import type { MemoryUse, Readers } from './memory.ts';

const [module = '', name = '', large = '', small] = process.argv.slice(2);
const { readers }: { readers: Readers } = await import(module);
const prepare = readers[name];
if (prepare === undefined) throw new Error(`${module} has no reader ${name}.`);
await using stage = new Stage();
const read = await prepare(stage);

if (small !== undefined) {
  const warm = readFileSync(small);
  for (let round = 0; round < 200; round += 1) await read(warm);
}
const payload = readFileSync(large);
await collectGarbage();
resetPeak();

const { rss, heapUsed, external } = process.memoryUsage();
const output = await read(payload);
// Includes garbage that has not been collected yet.
const top = peak();
await collectGarbage();
const after = process.memoryUsage();
const kept = after.heapUsed + after.external - heapUsed - external;
const use: MemoryUse = { peak: top - rss, kept };
process.stdout.write(JSON.stringify(use));

// Keeps both reachable until here: the last numbers must include them.
if (payload.length === 0 || typeof output !== 'object') throw new Error('Nothing was read.');

/** Collects all garbage, including objects that are released with a delay. */
async function collectGarbage(): Promise<void> {
  if (globalThis.gc === undefined) throw new Error('Run this with node --expose-gc.');
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await setTimeout(10);
  }
}

/** Resets the peak to the present where the system can. Elsewhere it includes the start of the process. */
function resetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // The system is not Linux, or does not allow it.
  }
}

/**
 * The most memory that the process had, in bytes. On Linux it is read from the system, since a process
 * inherits the `maxRSS` of the one that started it.
 */
function peak(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // The system is not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
