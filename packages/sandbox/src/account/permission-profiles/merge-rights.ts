import type { AccountRoleSettings } from '@countersign/types/esign-v2.1';
import { withoutUndefined } from '../../engine/without-undefined.ts';

/** Rights with some of them changed; those not named stay, and companions are not kept. */
export function mergeRights(
  rights: AccountRoleSettings,
  { accountManagementGranular, ...changed }: AccountRoleSettings = {},
): AccountRoleSettings {
  const kept = Object.fromEntries(
    Object.entries(withoutUndefined(changed)).filter(([name]) => !name.endsWith('Metadata')),
  );
  return {
    ...rights,
    ...kept,
    accountManagementGranular: {
      ...rights.accountManagementGranular,
      ...(accountManagementGranular && withoutUndefined(accountManagementGranular)),
    },
  };
}
