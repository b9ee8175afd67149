import path from 'node:path';
import type { Transcript } from './record.ts';
import type { Signature } from './run-program.ts';

/** The method of a client that calls an operation. */
interface Method extends Omit<Signature, 'area'> {
  /** The name of the package. */
  client: string;
}

/** The file with the methods, for the samples of the reference site. */
export const methodsFile = path.resolve(
  import.meta.dirname,
  '../../../apps/reference/src/samples/official/generated/methods.json',
);

/**
 * Lists the methods that can call an operation, by area and operation. It leaves out methods that
 * the service rejects, and those that lose the body or the response.
 * @throws Error if two methods call the same operation: then the code must choose one
 */
export function listMethods(
  transcripts: readonly Transcript[],
): Record<string, Record<string, Method>> {
  const found: Record<string, Record<string, Method>> = {};
  for (const { client, methods } of transcripts) {
    for (const { failed, lacking, signature, calls } of methods) {
      const operation = calls[0]?.operation;
      if (failed || lacking !== undefined || !signature || operation === undefined) continue;
      const { area, ...call } = signature;
      const ofArea = (found[area] ??= {});
      if (operation in ofArea) throw new Error(`Two methods call ${operation} of ${area}.`);
      ofArea[operation] = { client, ...call };
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([area, methods]) => [area, sortByName(methods)]),
  );
}

function sortByName(methods: Record<string, Method>): Record<string, Method> {
  const sorted = Object.entries(methods).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted);
}
