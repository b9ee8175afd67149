import { setFlagsFromString } from 'node:v8';

/** The share of the objects in use, in percent, by which the old ones may grow until they are collected. */
const growthOfOld = 50;

/**
 * Has V8 keep the heap of this process small and its pauses short. A flag counts for the whole
 * process, so only commands call this.
 */
export function tuneHeap(): void {
  if (!hasFlags()) return;
  allocateYoung();
  // V8 would let the old ones grow to three times those in use (docs/decisions/0129).
  setFlagsFromString(`--heap-growing-percent=${growthOfOld}`);
}

/** Reports whether this is Node, since Bun and Deno do not have the flags of V8. */
export function hasFlags(): boolean {
  return process.versions['bun'] === undefined && process.versions['deno'] === undefined;
}

/**
 * Has V8 allocate all objects of this process among the young ones. It would otherwise learn, from
 * the requests that wait while code is loaded, that the parts of a request live long, and allocate
 * them among the old ones. There, a part that is dead keeps all that it refers to until the next full
 * collection, and each collection of young objects copies megabytes (docs/decisions/0124).
 */
function allocateYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
