import { areaNamed } from '../contract/areas.ts';
import type { Operation } from '../contract/operations.ts';

/** Where the sandbox and the mock listen if nobody says otherwise. */
export const mockAddress = 'http://127.0.0.1:4010';

/** The base address of the operation's area there. */
export function getBaseUrl({ area }: Operation): string {
  return mockAddress + areaNamed(area).prefix;
}
