import { areaNamed, type Area } from '../contract/areas.ts';
import type { Operation } from '../contract/operations.ts';

/** The two listings of eSignature that the service has. */
export const newer = areaNamed('esign-v2.1');
export const older = areaNamed('esign-v2');

/** An operation that both listings have. */
export interface Shared {
  operation: Operation;
  /** Its path in the older listing. */
  path: string;
}

/** Which listing has which operations. */
export interface OperationDelta {
  shared: readonly Shared[];
  onlyNewer: readonly Operation[];
}

/** The operations of an area beside those that the service repeats under an older prefix. */
export function compareOperations({ name, document, operations }: Area): OperationDelta {
  const listing = document['x-older-listing'];
  if (listing === undefined) throw new Error(`${name} has no older listing.`);
  const { prefix, except } = listing;
  const isShared = ({ id, path }: Operation) =>
    path.startsWith(prefix.here) && !except.includes(id);
  return {
    shared: operations.filter(isShared).map((operation) => ({
      operation,
      path: prefix.older + operation.path.slice(prefix.here.length),
    })),
    onlyNewer: operations.filter((operation) => !isShared(operation)),
  };
}
