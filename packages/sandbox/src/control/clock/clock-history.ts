import type { Tenants } from '../../engine/tenants.ts';
import type { Tenant } from '../../state/tenant.ts';

/** A job of the clock that ran. */
export interface RanJob {
  /** The time of the tenant's clock for which it was due. */
  at: number;
  kind: string;
  key: string;
  /** The reason why it was refused, if it was. */
  refused?: string;
}

/** Settings of a clock, and the machine's time until which they held. */
interface Settings extends Pick<Tenant, 'offset' | 'frozenAt'> {
  until: number;
}

/** The past of the clock of one tenant, until its data are replaced. */
interface Past {
  jobs: RanJob[];
  settings: Settings[];
}

/** The number of jobs and of settings that are kept, the newest ones. */
const most = 200;

/** The number of tenants whose past is kept, those that came last. */
const mostSpaces = 500;

// Like requests, it is kept by the process, for people who watch what happens.
const pasts = new WeakMap<Tenants, Map<number, Past>>();

function pastOf(tenants: Tenants, space: number): Past {
  const all = pasts.get(tenants) ?? new Map<number, Past>();
  pasts.set(tenants, all);
  const known = all.get(space);
  if (known !== undefined) return known;
  const past: Past = { jobs: [], settings: [] };
  all.set(space, past);
  const [oldest] = all.keys();
  if (all.size > mostSpaces && oldest !== undefined) all.delete(oldest);
  return past;
}

/** Keeps that a job ran. */
export function noteJob(tenants: Tenants, space: number, job: RanJob): void {
  const { jobs } = pastOf(tenants, space);
  jobs.push(job);
  if (jobs.length > most) jobs.shift();
}

/** Lists the newest jobs that ran, the newest last. */
export function listRanJobs(tenants: Tenants, { space }: Pick<Tenant, 'space'>): readonly RanJob[] {
  return pastOf(tenants, space).jobs;
}

/** Keeps the settings that a clock had until now. */
export function noteSettings(tenants: Tenants, { space, offset, frozenAt }: Tenant): void {
  const { settings } = pastOf(tenants, space);
  settings.push({ offset, frozenAt, until: Date.now() });
  if (settings.length > most) settings.shift();
}

/** Returns the time that the tenant's clock had at a time of the machine's clock. */
export function findTenantTime(tenants: Tenants, tenant: Tenant, at: number): number {
  const { settings } = pastOf(tenants, tenant.space);
  const { offset, frozenAt } = settings.find(({ until }) => at < until) ?? tenant;
  return frozenAt ?? at + offset;
}
