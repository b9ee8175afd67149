import type { TabMetadata } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredCustomTab } from '../../state/model/custom-tabs.ts';

/** A custom tab as its operations return it. */
export function presentCustomTab(
  { caller }: Pick<Context, 'caller'>,
  { customTabId, settings, createdBy, modifiedBy, modifiedAt }: StoredCustomTab,
): TabMetadata {
  return {
    ...settings,
    customTabId,
    createdByDisplayName: createdBy.userName,
    createdByUserId: createdBy.userId,
    editable: caller.isAdmin || caller.userId === createdBy.userId ? 'true' : 'false',
    lastModified: dateTime(modifiedAt),
    lastModifiedByDisplayName: modifiedBy.userName,
    lastModifiedByUserId: modifiedBy.userId,
  };
}
