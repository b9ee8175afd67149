import { readIndex } from '@countersign/mock/core/contract';

/** The status that each error code of an area comes with, as the specs say. */
export function readErrorStatuses(area: string): ReadonlyMap<string, number> {
  // Another area may answer the same code with another status.
  const errors = readIndex().areas.find((one) => one.area === area)?.errors ?? {};
  return new Map(Object.entries(errors));
}
