import type {
  AddressInformation,
  SubAccountCreateTargetAccountAdmin,
} from '@countersign/types/admin-v2';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import {
  assetGroupWorks,
  type StoredAssetGroupWork,
  type StoredSubscription,
  type StoredTargetAccount,
} from '../../../state/model/asset-groups.ts';
import type { State } from '../../../state/state.ts';
import type { OrganizationContext } from '../organization-context.ts';
import type { Place } from './read-place.ts';
import { scheduleWork } from './run-work.ts';

/** Properties that differ between creations and clones. */
type Requested = Pick<StoredAssetGroupWork, 'type' | 'modules' | 'target' | 'message'> &
  Partial<Pick<StoredAssetGroupWork, 'source'>>;

/** Keeps the request for an account. It is created in the background. */
export async function createWork(
  state: State,
  { organization, caller, newId }: OrganizationContext,
  { subscriptionId, planId, assetGroupId }: StoredSubscription,
  requested: Requested,
): Promise<StoredAssetGroupWork> {
  const { type, id, name, email } = caller;
  const work: StoredAssetGroupWork = {
    workId: newId(),
    organizationId: organization.organizationId,
    assetGroupId,
    status: 'Pending',
    orderId: newId(),
    subscriptionId,
    planId,
    attempts: 0,
    createdAt: state.now,
    createdBy: withoutUndefined({ type, id, name, email }),
    updatedAt: state.now,
    ...requested,
  };
  await state.of(assetGroupWorks).put(work.organizationId, work.workId, work);
  await scheduleWork(state, work, state.now);
  return work;
}

/** Checks whether a creation or clone has not ended. */
export function isOpen({ status }: StoredAssetGroupWork): boolean {
  return status !== 'Completed' && status !== 'Canceled' && status !== 'PermanentFailure';
}

/** The target of a request, whose parts have been checked. */
export function createTarget(
  { name = '', address }: { name?: string | undefined; address?: AddressInformation | undefined },
  place: Place,
  administrator: SubAccountCreateTargetAccountAdmin & { address?: AddressInformation | undefined },
): StoredTargetAccount {
  const { email = '', firstName = '', lastName = '', locale, address: home } = administrator;
  return withoutUndefined({
    name: name.trim(),
    ...place,
    address,
    admin: withoutUndefined({
      email: email.trim(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      locale,
      address: home,
    }),
  });
}
