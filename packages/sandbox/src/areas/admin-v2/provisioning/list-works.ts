import { requireDateTime } from '../../../engine/date-time.ts';
import { assetGroupWorks, type StoredAssetGroupWork } from '../../../state/model/asset-groups.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import type { OrganizationContext } from '../organization-context.ts';

type WorkType = StoredAssetGroupWork['type'];

/**
 * The works of an organization of a type, the oldest first.
 * @param since the earliest time of their last change, in ISO 8601; all if empty
 * @throws AdminRefusal invalid_request
 */
export async function listWorks(
  state: State,
  { organization }: Pick<OrganizationContext, 'organization'>,
  type: WorkType,
  since = '',
): Promise<StoredAssetGroupWork[]> {
  const earliest =
    since === ''
      ? 0
      : requireDateTime(
          'since_updated_date',
          since,
          (sentence) => new AdminRefusal('invalid_request', sentence),
        );
  const all = await state.of(assetGroupWorks).list(organization.organizationId);
  return all.filter((work) => work.type === type && work.updatedAt >= earliest);
}

/** @throws AdminRefusal not_found */
export async function findWork(
  state: State,
  { organization }: Pick<OrganizationContext, 'organization'>,
  type: WorkType,
  { assetGroupId, assetGroupWorkId }: { assetGroupId: string; assetGroupWorkId: string },
  lister: string,
): Promise<StoredAssetGroupWork> {
  const { organizationId, name } = organization;
  const work = await state.of(assetGroupWorks).get(organizationId, assetGroupWorkId.toLowerCase());
  if (work?.type === type && work.assetGroupId === assetGroupId.toLowerCase()) return work;
  throw new AdminRefusal(
    'not_found',
    `The asset group ${assetGroupId} of ${name} has no ${type} with the ID ${assetGroupWorkId}. ${lister} lists them.`,
  );
}
