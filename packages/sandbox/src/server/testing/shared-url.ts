/** The variable with the address of a sandbox that all tests share. */
export const sharedUrlVariable = 'COUNTERSIGN_SANDBOX_URL';

/** The address of the sandbox that tests share instead of starting their own; undefined without one. */
export function sharedUrl(): string | undefined {
  return process.env[sharedUrlVariable] || undefined;
}
