import type { RateLimitOptions } from '@countersign/mock';
import type { FaultRule } from '@countersign/mock/core/answers';
import type { Updateable } from 'kysely';
import { noteListed, noteTenant } from './storage/changes.ts';
import type { TenantRow } from './storage/tables.ts';
import { builtOnce, type Connection, readOwnJson } from './storage/connection.ts';
import type { WarningMode } from './warning-mode.ts';

export type { WarningMode } from './warning-mode.ts';

/** A world of its own, as requests find it. */
export interface Tenant {
  name: string;
  space: number;
  /** The lead of its clock over the machine's, in milliseconds. */
  offset: number;
  /** The time at which its clock is frozen; undefined if it runs. */
  frozenAt: number | undefined;
  settings: TenantSettings;
}

/** Faults, limits and other settings that a test has given a tenant. */
export interface TenantSettings {
  /** Time of the request in milliseconds since 1970; counting begins with it. */
  since?: number;
  faults?: FaultRule[];
  limits?: TenantLimits;
  /** The effect of warnings in this tenant; by default, the one in the server's options. */
  warnings?: WarningMode;
  /** The IDs of the users whose calls are logged. */
  loggedUsers?: string[];
}

/** Limits to the rate of calls. */
interface TenantLimits {
  /** The rate of all calls to an account. */
  rate?: RateLimitOptions;
  /** The rate of all calls to an account in a short span. */
  burst?: RateLimitOptions;
  /** The rate at which the same envelope may be read. */
  polling?: RateLimitOptions;
}

/** The tenant of requests that name none. */
export const defaultTenant = 'default';

/** Now, by the tenant's clock, in milliseconds since 1970. */
export function getNow({ offset, frozenAt }: Pick<Tenant, 'offset' | 'frozenAt'>): number {
  return frozenAt ?? Date.now() + offset;
}

const tenantByName = builtOnce((db) =>
  db
    .selectFrom('tenants')
    .innerJoin('spaces', 'spaces.space', 'tenants.space')
    .where('name', '=', '')
    .select(['tenants.space', 'offset_ms', 'frozen_at', 'settings']),
);

/** Finds a tenant by name; undefined if it does not exist, or its space is not filled yet. */
export async function findTenant(db: Connection, name: string): Promise<Tenant | undefined> {
  const [row] = await tenantByName(db, [name]);
  return row === undefined ? undefined : readTenant(name, row);
}

/** The columns that a tenant is read from. */
export type TenantColumns = Pick<TenantRow, 'space' | 'offset_ms' | 'frozen_at' | 'settings'>;

/** A tenant, from its row. */
export function readTenant(name: string, row: TenantColumns): Tenant {
  return {
    name,
    space: row.space,
    offset: row.offset_ms,
    frozenAt: row.frozen_at ?? undefined,
    settings: readOwnJson<TenantSettings>(row.settings),
  };
}

/** Changes the row of a tenant. */
export async function changeTenant(
  db: Connection,
  name: string,
  row: Updateable<TenantRow>,
): Promise<void> {
  noteTenant(db, name);
  await db.updateTable('tenants').set(row).where('name', '=', name).execute();
}

/** Changes some settings of a tenant, and keeps the others; undefined takes one away. */
export async function changeSettings(
  db: Connection,
  { name, settings }: Pick<Tenant, 'name' | 'settings'>,
  part: { [Name in keyof TenantSettings]?: TenantSettings[Name] | undefined },
): Promise<void> {
  await changeTenant(db, name, { settings: JSON.stringify({ ...settings, ...part }) });
}

/** Deletes a tenant; its space is cleared later. */
export async function deleteTenant(db: Connection, name: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('tenants')
    .where('name', '=', name)
    .executeTakeFirst();
  if (numDeletedRows > 0n) noteListed(db, name);
}
