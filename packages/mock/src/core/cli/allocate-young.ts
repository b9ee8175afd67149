import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 allocate all objects of this process among the young ones. It would otherwise learn, from
 * the requests that wait while code is loaded, that the parts of a request live long, and allocate
 * them among the old ones. There, a part that is dead keeps all that it refers to until the next full
 * collection, and each collection of young objects copies megabytes (docs/decisions/0124).
 */
export function allocateYoung(): void {
  // Bun and Deno have no such flag.
  if (process.versions['bun'] === undefined && process.versions['deno'] === undefined)
    setFlagsFromString('--no-allocation-site-pretenuring');
}
