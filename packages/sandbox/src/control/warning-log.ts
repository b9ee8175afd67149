import type { MockResponse } from '@countersign/mock/core/server';
import { redactWarning, type Warning } from '@countersign/mock/core/traffic';
import type { components } from '../frame/control/generated/control.ts';

export type LoggedWarning = components['schemas']['Warning'];

type Outcome = NonNullable<MockResponse['outcome']>;

/** The request that has a warning. */
interface WarnedRequest {
  /** Its ID in the log of requests. */
  request: number;
  /** Time in milliseconds since 1970. */
  time: number;
  operation: string | undefined;
}

/** The warnings that this process remembers. */
export interface WarningLog {
  /** @param request its ID in the log of requests */
  keep(tenant: string, outcome: Outcome, request: number): void;
  /** Lists the warnings of a tenant, oldest first. */
  list(tenant: string): LoggedWarning[];
  clear(tenant: string): void;
}

/** The maximum number of remembered warnings, across all tenants. */
const most = 1000;

interface Entry extends WarnedRequest {
  id: number;
  tenant: string;
  warning: Warning;
}

/** Keeps the newest warnings. */
export function createWarningLog(): WarningLog {
  let kept: Entry[] = [];
  let newest = 0;
  return {
    keep(tenant, { warnings = [], operation }, request) {
      const common = { tenant, request, operation, time: Date.now() };
      for (const warning of warnings) kept.push({ id: (newest += 1), warning, ...common });
      // Trimmed only now and then, since trimming copies all entries.
      if (kept.length > most * 2) kept = kept.slice(-most);
    },
    list: (tenant) =>
      kept
        .slice(-most)
        .filter((one) => one.tenant === tenant)
        .map(present),
    clear(tenant) {
      kept = kept.filter((one) => one.tenant !== tenant);
    },
  };
}

function present({ id, time, request, operation, warning }: Entry): LoggedWarning {
  return {
    id,
    time: new Date(time).toISOString(),
    request,
    ...(operation !== undefined && { operation }),
    ...redactWarning(warning),
  };
}
