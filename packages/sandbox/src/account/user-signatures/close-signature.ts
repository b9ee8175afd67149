import type { StoredSignature } from '../../state/model/users.ts';

/** Closes a signature, in memory, so that it serves for no more signing; another one is the default then. */
export function closeSignature(
  signatures: readonly StoredSignature[],
  signature: StoredSignature,
): void {
  signature.closed = true;
  if (!signature.isDefault) return;
  signature.isDefault = false;
  const next = signatures.find(({ closed }) => !closed);
  if (next !== undefined) next.isDefault = true;
}
