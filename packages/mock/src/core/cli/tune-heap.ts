import { setFlagsFromString } from 'node:v8';

/**
 * The share of the objects in use, in percent, by which the old ones may grow until they are collected.
 * A sandbox has more of them than a mock: at 50, V8 would spend a fourth of its time on marking them.
 */
const growthOfOld = { mock: 50, sandbox: 100 };

/**
 * Has V8 keep the pauses of this process short. A flag counts for the whole process, so only commands
 * call this.
 */
export function tuneHeap(): void {
  if (hasFlags()) allocateYoung();
}

/**
 * Has V8 collect old objects early, which it would let grow to three times those in use
 * (docs/decisions/0129).
 */
export function collectOldEarly(server: keyof typeof growthOfOld): void {
  if (hasFlags()) setFlagsFromString(`--heap-growing-percent=${growthOfOld[server]}`);
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
