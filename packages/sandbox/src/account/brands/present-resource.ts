import type { BrandResources } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { ResourceType, StoredResource } from '../../state/model/brands.ts';

/** What is known of a file of texts of a brand. */
export function presentResource(
  brandId: string,
  type: ResourceType,
  { texts, dropped, createdAt, createdBy, modifiedAt, modifiedBy }: StoredResource,
): BrandResources {
  return {
    resourcesContentType: type,
    resourcesContentUri: `/brands/${brandId}/resources/${type}`,
    createdByUserInfo: createdBy,
    createdDate: dateTime(createdAt),
    ...(modifiedBy !== undefined && { modifiedByUserInfo: modifiedBy }),
    ...(modifiedAt !== undefined && { modifiedDate: dateTime(modifiedAt) }),
    modifiedTemplates: Object.keys(texts),
    dataNotSavedNotInMaster: dropped,
  };
}
