import { areaNamed, type Area } from '../contract/areas.ts';
import type { Operation } from '../contract/operations.ts';

/** The two listings of eSignature that the service has. */
export const newer = areaNamed('esign-v2.1');
export const older = areaNamed('esign-v2');

/** An operation that both listings have. */
interface Shared {
  operation: Operation;
  /** Its path in the older listing. */
  path: string;
}

/** The operations of two listings: shared, different, or in one of them only. */
export interface OperationDelta {
  shared: readonly Shared[];
  /** The operations that both have, each in its own form. */
  differing: { newer: readonly Operation[]; older: readonly Operation[] };
  onlyNewer: readonly Operation[];
  onlyOlder: readonly Operation[];
}

/** The operations of an area, compared with those that the service has under an older prefix. */
export function compareOperations(
  { name, document, operations }: Area,
  olderOperations: readonly Operation[],
): OperationDelta {
  const listing = document['x-older-listing'];
  if (listing === undefined) throw new Error(`${name} has no older listing.`);
  const { prefix, except } = listing;
  const isShared = ({ id, path }: Operation) =>
    path.startsWith(prefix.here) && !except.includes(id);
  const described = new Set(olderOperations.map(({ id }) => id));
  const ids = new Set(operations.map(({ id }) => id));
  return {
    shared: operations.filter(isShared).map((operation) => ({
      operation,
      path: prefix.older + operation.path.slice(prefix.here.length),
    })),
    differing: {
      newer: operations.filter(({ id }) => described.has(id)),
      older: olderOperations.filter(({ id }) => ids.has(id)),
    },
    onlyNewer: operations.filter(
      (operation) => !isShared(operation) && !described.has(operation.id),
    ),
    onlyOlder: olderOperations.filter(({ id }) => !ids.has(id)),
  };
}
