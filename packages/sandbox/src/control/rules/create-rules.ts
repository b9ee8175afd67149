import {
  callCount,
  createFaults,
  Refusal,
  setFault,
  type FaultRule,
} from '@countersign/mock/core/answers';
import type { MockRequest, Step } from '@countersign/mock/core/server';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { claimedTenant } from '../../oauth/claimed-tenant.ts';
import { getNow } from '../../state/tenant.ts';
import type { Database } from '../../state/storage/database.ts';
import { warnOfFault } from '../../state/storage/warn-of-fault.ts';
import {
  type KnownNames,
  readSettings,
  createTenantRules,
  type TenantRules,
} from './tenant-rules.ts';

/** The faults and rate limits of each tenant. */
export interface Rules {
  /** The step that counts the call against the rate limit, and finds the fault that it meets. */
  apply: Step;
  /** The step that counts the call against the limits that have an error code of their own. */
  admit: Step;
  /**
   * Checks that rules use only existing names.
   * @throws Error with the unknown name, and the closest existing one
   */
  check(faults: readonly FaultRule[]): void;
  /** The number of requests that each rule of a tenant has applied to since it was set. */
  countMet(tenant: string): readonly number[];
  /** Reads the settings of a tenant again; of all tenants, without a name. */
  refresh(tenant?: string): Promise<void>;
  /** Removes the rules of a tenant without settings. */
  forget(tenant: string): void;
  stop(): void;
}

/**
 * The interval in milliseconds at which a process looks for rules that were set through another
 * process.
 */
const interval = 1000;

/**
 * Keeps the rules of all tenants in memory, since every request is checked against them. Each
 * process counts by itself; processes on one database learn of new rules within a second.
 */
export async function createRules(
  database: Pick<Database, 'flavour' | 'transaction'>,
  known: KnownNames,
): Promise<Rules> {
  const rules = new Map<string, TenantRules>();
  /** The tenants that lost their settings since the last read began, which may still have found them. */
  const forgotten = new Set<string>();
  let last: Promise<void> = Promise.resolve();

  /** Reads one after the other, so that what was read earlier does not replace what was read later. */
  function refresh(tenant?: string): Promise<void> {
    const next = last.then(() => read(tenant));
    last = next.catch(() => {});
    return next;
  }

  async function read(tenant: string | undefined): Promise<void> {
    forgotten.clear();
    const found = (await readSettings(database, tenant)).filter(({ name }) => !forgotten.has(name));
    const names = new Set(found.map(({ name }) => name));
    for (const name of tenant === undefined ? rules.keys() : [tenant])
      if (!names.has(name)) rules.delete(name);
    for (const { text, ...one } of found) {
      const before = rules.get(one.name);
      if (before?.text === text) before.clock = one;
      else rules.set(one.name, createTenantRules(one, text, known));
    }
  }

  function find(request: MockRequest): TenantRules | undefined {
    return rules.size === 0 ? undefined : rules.get(claimedTenant(request));
  }

  await refresh();
  const onFault = warnOfFault('reading the faults and limits of tenants');
  let isLooking = false;
  async function look(): Promise<void> {
    // A database that hangs must not collect looks that wait for each other.
    if (isLooking) return;
    isLooking = true;
    await refresh().catch(onFault);
    isLooking = false;
  }
  const timer =
    database.flavour === 'postgres' ? setInterval(() => void look(), interval).unref() : undefined;
  return {
    check: (faults) => void createFaults(faults, known),
    countMet: (tenant) => rules.get(tenant)?.met ?? [],
    refresh,
    forget(tenant) {
      forgotten.add(tenant);
      rules.delete(tenant);
    },
    stop: () => clearInterval(timer),
    apply(context) {
      const { operation, request } = context;
      const found = find(request);
      if (found === undefined) return undefined;
      const account = accountIn(request);
      if (context.count === undefined && found.rate !== undefined && account !== undefined)
        context.count = callCount(found.rate(account), getNow(found.clock));
      if (context.fault === undefined)
        setFault(context, found.faultFor(operation.id, operation.area, operation.responses));
      return undefined;
    },
    admit(context) {
      const {
        operation: { method, area, path },
        request,
      } = context;
      const found = find(request);
      if (found === undefined || !area.startsWith('esign')) return undefined;
      const account = accountIn(request);
      const burst = account === undefined ? undefined : found.burst?.(account);
      if (burst !== undefined)
        context.headers = {
          ...context.headers,
          'x-burstlimit-limit': String(burst.limit),
          'x-burstlimit-remaining': String(burst.remaining),
        };
      if (burst?.exceeded === true)
        throw new Refusal(
          'badParameter',
          'The account has made all the calls it may make in so short a time; wait, then go on.',
          { status: 429, body: { errorCode: 'BURST_APIINVOCATION_LIMIT_EXCEEDED' } },
        );
      const envelope = /\/envelopes\/([^/?]+)/.exec(request.url)?.[1];
      if (method !== 'GET' || envelope === undefined || !path.includes('{envelopeId}'))
        return undefined;
      if (found.polling?.(envelope.toLowerCase()).exceeded === true)
        throw new ServiceRefusal(
          found.isShortPolling
            ? 'BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED'
            : 'HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED',
          `Envelope ${envelope} was read too often; wait, and let Connect push its status.`,
        );
      return undefined;
    },
  };
}

/** Finds the account in the path of a request; a request without one is not counted. */
function accountIn({ url }: MockRequest): string | undefined {
  return /\/accounts\/([^/?]+)/.exec(url)?.[1]?.toLowerCase();
}
