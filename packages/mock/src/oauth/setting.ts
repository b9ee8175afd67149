import type { FindClient } from './clients.ts';
import type { CodeUses } from './code-uses.ts';
import type { Seal } from './sealed.ts';

/** What the parts of the authentication service share. */
export interface Setting {
  seal: Seal;
  find: FindClient;
  uses: CodeUses;
  /** Whether the user is asked before a code is given. */
  ask: boolean;
  /** User IDs in lower case. */
  withoutConsent: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  clock: () => number;
}
