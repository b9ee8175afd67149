import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';
import { showName } from '../../engine/show-name.ts';

/** A storage that a user has connected. The sandbox plays the other company. */
export interface StoredStorage {
  serviceId: string;
  service: string;
  redirectUrl: string;
}

/** The storages of a user. Kept under the account, by the user ID. */
export const storages = kind<StoredStorage[]>('cloud-storages');

/** The storages of a user, in the order in which they were connected. */
export async function readStorages(
  state: State,
  { accountId, userId }: StoredMember,
): Promise<StoredStorage[]> {
  return (await state.of(storages).get(accountId, userId)) ?? [];
}

/** @throws ServiceRefusal RESOURCE_NOT_FOUND */
export async function findStorage(
  state: State,
  member: StoredMember,
  requested: string,
): Promise<StoredStorage> {
  const found = (await readStorages(state, member)).find(
    ({ serviceId }) => serviceId === requested,
  );
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${member.userName} has no storage ${showName(requested)}. CloudStorageProviders_listProviders returns them.`,
  );
}
