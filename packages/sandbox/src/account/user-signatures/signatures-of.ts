import { ServiceError } from '../../engine/service-error.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { userSignatures, type StoredSignature } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';

/** The signatures of a user, in the order in which they were made. */
export async function signaturesOf(
  state: State,
  { accountId, userId }: StoredMember,
): Promise<StoredSignature[]> {
  return (await state.of(userSignatures).get(accountId, userId)) ?? [];
}

export async function saveSignatures(
  state: State,
  { accountId, userId }: StoredMember,
  signatures: StoredSignature[],
): Promise<void> {
  await state.of(userSignatures).put(accountId, userId, signatures);
}

/**
 * A signature by its ID or by its name.
 * @throws ServiceError RESOURCE_NOT_FOUND where the user has no such signature
 */
export function findSignature(
  signatures: readonly StoredSignature[],
  { userName }: StoredMember,
  asked: string,
): StoredSignature {
  const found =
    signatures.find(({ signatureId }) => signatureId === asked.toLowerCase()) ??
    signatures.find(({ face }) => face.signatureName === asked);
  if (found !== undefined) return found;
  throw new ServiceError(
    'RESOURCE_NOT_FOUND',
    `${userName} has no signature ${asked}; UserSignatures_list has them.`,
  );
}
