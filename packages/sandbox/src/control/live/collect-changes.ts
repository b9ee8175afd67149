import { addChange, type Changes, type Kinds } from '../../state/storage/changes.ts';
import type { Database } from '../../state/storage/database.ts';
import { warnOfFault } from '../../state/storage/warn-of-fault.ts';

/** A change in a tenant, as the stream reports it. */
export interface ReportedChange {
  kinds: string[];
  /** The IDs of some of the records, 50 at most. */
  ids: string[];
}

/** Time in milliseconds for which changes are collected before they are reported. */
const span = 50;
const mostIds = 50;

/**
 * Collects what transactions change, and reports it by tenant.
 * @param report is called with the tenant; undefined for a change that concerns all tenants
 * @returns a function that ends it
 */
export function collectChanges(
  database: Database,
  report: (tenant: string | undefined, change: ReportedChange) => void,
): () => void {
  let spaces = new Map<number, Kinds>();
  let tenants = new Set<string>();
  let listed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const onFault = warnOfFault('reporting changes to the console');

  function add(changes: Changes): void {
    for (const [space, kinds] of changes.spaces) {
      const known = spaces.get(space);
      if (known === undefined) spaces.set(space, kinds);
      else for (const [kind, ids] of kinds) addChange(known, kind, ids);
    }
    for (const tenant of changes.tenants) tenants.add(tenant);
    for (const tenant of changes.listed) listed.add(tenant);
    timer ??= setTimeout(() => void flush(), span).unref();
  }

  async function flush(): Promise<void> {
    const changed = { spaces, tenants, listed };
    spaces = new Map();
    tenants = new Set();
    listed = new Set();
    timer = undefined;
    const byTenant = await findTenants(database, changed.spaces).catch((error: unknown) => {
      // Clients learn the state of the tenants from their next request.
      onFault(error);
      return new Map<string, Kinds>();
    });
    for (const tenant of changed.tenants) {
      const kinds = byTenant.get(tenant) ?? new Map<string, Set<string>>();
      byTenant.set(tenant, kinds);
      addChange(kinds, 'tenant', [tenant]);
    }
    if (changed.listed.size > 0) report(undefined, present(new Map([['tenant', changed.listed]])));
    for (const [tenant, kinds] of byTenant) report(tenant, present(kinds));
  }

  const unwatch = database.watch(add);
  return () => {
    clearTimeout(timer);
    unwatch();
  };
}

/** Groups changes by the tenants that use the changed spaces now; abandoned spaces are ignored. */
async function findTenants(
  database: Database,
  spaces: ReadonlyMap<number, Kinds>,
): Promise<Map<string, Kinds>> {
  const found = new Map<string, Kinds>();
  if (spaces.size === 0) return found;
  const rows = await database.transaction('read', (db) =>
    db
      .selectFrom('tenants')
      .where('space', 'in', [...spaces.keys()])
      .select(['name', 'space'])
      .execute(),
  );
  for (const { name, space } of rows) {
    const kinds = spaces.get(Number(space));
    if (kinds !== undefined) found.set(name, kinds);
  }
  return found;
}

function present(kinds: ReadonlyMap<string, Iterable<string>>): ReportedChange {
  return {
    kinds: [...kinds.keys()],
    ids: [...kinds.values()].flatMap((ids) => [...ids]).slice(0, mostIds),
  };
}
