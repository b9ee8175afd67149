import type { AccountRoleSettings } from '@countersign/types/esign-v2.1';

/** Rights, each with its companion that says that it may be changed. */
export function withCompanions(rights: AccountRoleSettings): AccountRoleSettings {
  const companions = Object.fromEntries(
    Object.keys(rights).map((name) => [
      `${name}Metadata`,
      { rights: 'editable' as const, uiHint: 'available' as const },
    ]),
  );
  return { ...companions, ...rights };
}
