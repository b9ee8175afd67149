/** Two operations, each with what it gives that shows the answer was read. */
export interface Calls {
  /** Locks the envelope; gives the token of the lock. */
  lock: () => Promise<string | undefined>;
  /** Reads the envelope; gives its id. */
  read: () => Promise<string | undefined>;
}

/** Makes the two for a service at an address such as `http://127.0.0.1:4010/restapi`. */
export type MakeCalls = (baseUrl: string) => Calls;

export const token = 'a-token-that-nobody-checks';
export const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';

export const lockRequest = {
  lockType: 'edit',
  lockDurationInSeconds: '600',
  lockedByApp: 'Harbour Lease Desk',
  useScratchPad: 'false',
} as const;
