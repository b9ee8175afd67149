import path from 'node:path';
import type { Transcript } from './record.ts';
import type { Signature } from './run-program.ts';

/** How a client calls an operation. */
export interface Method extends Omit<Signature, 'area'> {
  /** The name of the package. */
  client: string;
}

/** Where the methods are written for the samples of the reference site. */
export const methodsFile = path.resolve(
  import.meta.dirname,
  '../../../apps/reference/src/samples/official/generated/methods.json',
);

/**
 * The methods that serve for an operation, by area and operation. Those that the service refuses,
 * and those that lack something, are not among them.
 * @throws Error where two methods call one operation: then somebody has to say which to show
 */
export function collectMethods(
  transcripts: readonly Transcript[],
): Record<string, Record<string, Method>> {
  const found = new Map<string, Map<string, Method>>();
  for (const { client, methods } of transcripts) {
    for (const { failed, lacking, signature, calls } of methods) {
      const operation = calls[0]?.operation;
      if (failed || lacking !== undefined) continue;
      if (signature === undefined || operation === undefined) continue;
      const { area, ...call } = signature;
      const ofArea = found.get(area) ?? new Map<string, Method>();
      if (ofArea.has(operation)) throw new Error(`Two methods call ${operation} of ${area}.`);
      found.set(area, ofArea.set(operation, { client, ...call }));
    }
  }
  return Object.fromEntries(
    [...found].map(([area, methods]) => [area, Object.fromEntries(sorted(methods))]),
  );
}

function sorted(methods: ReadonlyMap<string, Method>): [string, Method][] {
  return [...methods].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
