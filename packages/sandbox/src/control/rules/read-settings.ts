import type { Tenant, TenantSettings } from '../../state/tenant.ts';
import type { Database } from '../../state/storage/database.ts';

/** A tenant that asks for something, and its settings as they are kept. */
export type TenantWithText = Tenant & { text: string };

/** The tenants that ask for something to go wrong, or for limits; the one of a name, where it is said. */
export async function readSettings(
  database: Database,
  tenant: string | undefined,
): Promise<TenantWithText[]> {
  const rows = await database.transaction('read', (db) => {
    const query = db
      .selectFrom('tenants')
      .where('settings', '<>', '{}')
      .select(['name', 'space', 'offset_ms', 'frozen_at', 'settings']);
    return (tenant === undefined ? query : query.where('name', '=', tenant)).execute();
  });
  return rows.map(({ name, space, offset_ms: offset, frozen_at, settings: text }) => {
    const settings: TenantSettings = JSON.parse(text);
    return { name, space, offset, frozenAt: frozen_at ?? undefined, settings, text };
  });
}
