import { areaNamed } from '../contract/areas.ts';
import type { Operation } from '../contract/operations.ts';
import { mockAddress } from './mock-address.ts';

/** The base address of the operation's area there. */
export function getBaseUrl({ area }: Operation): string {
  return mockAddress + areaNamed(area).prefix;
}
