import type { AccountRoleSettings, PermissionProfile } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredPermissionProfile } from '../../state/model/groups.ts';

/** Parts of a permission profile to present. */
interface ShownOfProfile {
  /** The single rights of administrators (true). */
  granular?: boolean;
  /** Beside each right, who may change it (false). */
  metadata?: boolean;
  /** The rights at all (true). */
  rights?: boolean;
}

/** Presents a permission profile without its users. */
export function presentProfile(
  profile: StoredPermissionProfile,
  { granular = true, metadata = false, rights: isWhole = true }: ShownOfProfile = {},
): PermissionProfile {
  const { accountManagementGranular, ...rights } = profile.settings;
  const shown: AccountRoleSettings = {
    ...(metadata ? withCompanions(rights) : rights),
    ...(granular && accountManagementGranular !== undefined && { accountManagementGranular }),
  };
  return {
    permissionProfileId: profile.permissionProfileId,
    permissionProfileName: profile.permissionProfileName,
    modifiedDateTime: dateTime(profile.modifiedAt),
    modifiedByUsername: profile.modifiedByUsername,
    ...(isWhole && { settings: shown }),
  };
}

/** Rights, each with its companion that says that it may be changed. */
function withCompanions(rights: AccountRoleSettings): AccountRoleSettings {
  const companions = Object.fromEntries(
    Object.keys(rights).map((name) => [
      `${name}Metadata`,
      { rights: 'editable' as const, uiHint: 'available' as const },
    ]),
  );
  return { ...companions, ...rights };
}
