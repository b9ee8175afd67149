import { createFaults, createRateLimit } from '@countersign/mock/core/answers';
import type { Database } from '../../state/storage/database.ts';
import { getNow, type Tenant, type TenantSettings } from '../../state/tenant.ts';
import { readOwnJson } from '../../state/storage/connection.ts';

/** A counter of calls per caller, which returns the state of the limit. */
type Count = ReturnType<typeof createRateLimit>;

/** The faults and limits of a tenant, with their counts so far. */
export interface TenantRules {
  /** The settings as stored; when they change, counting begins again. */
  readonly text: string;
  /** The number of requests that each rule has applied to so far. */
  met: readonly number[];
  faultFor: ReturnType<typeof createFaults>;
  rate: Count | undefined;
  burst: Count | undefined;
  polling: Count | undefined;
  /** True if the polling limit is one for a short span. */
  isShortPolling: boolean;
  /** The tenant's clock, which limits go by. */
  clock: Pick<Tenant, 'offset' | 'frozenAt'>;
}

/** Names of the contract that rules can have. */
export type KnownNames = Parameters<typeof createFaults>[1];

/** The longest span that the service counts as a burst, in seconds. */
const shortSpan = 30;

/**
 * Makes the rules of a tenant's settings.
 * @throws Error where a fault names an operation or an area that there is not
 */
export function createTenantRules(tenant: Tenant, text: string, known: KnownNames): TenantRules {
  const { settings, offset, frozenAt } = tenant;
  const { rate, burst, polling } = settings.limits ?? {};
  const count = (limit: Parameters<typeof createRateLimit>[0] | undefined) =>
    limit === undefined ? undefined : createRateLimit(limit, () => getNow(rules.clock));
  const { faults = [] } = settings;
  // Rules that an older release stored are not checked again; an invalid one has no effect.
  const { operations, areas } = known;
  const met = faults.map(() => 0);
  const rules: TenantRules = {
    text,
    met,
    faultFor: createFaults(
      faults,
      { operations, areas },
      (index) => (met[index] = (met[index] ?? 0) + 1),
    ),
    rate: count(rate),
    burst: count(burst),
    polling: count(polling),
    isShortPolling: polling !== undefined && polling.seconds <= shortSpan,
    clock: { offset, frozenAt },
  };
  return rules;
}

/** A tenant with faults or limits, and its settings as stored. */
type TenantWithText = Tenant & { text: string };

/** Reads the tenants with faults or limits; only the named one, if given. */
export async function readSettings(
  database: Pick<Database, 'transaction'>,
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
    const settings = readOwnJson<TenantSettings>(text);
    return { name, space, offset, frozenAt: frozen_at ?? undefined, settings, text };
  });
}
