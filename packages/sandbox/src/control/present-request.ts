import type { Exchange } from '@countersign/mock/core/traffic';
import type { Tenants } from '../engine/tenants.ts';
import type { components } from '../frame/control/generated/control.ts';
import type { Tenant } from '../state/tenant.ts';
import { findTenantTime } from './clock/clock-history.ts';
import { formatTime } from './format-time.ts';

export type LoggedRequest = components['schemas']['Request'];

/** A request as lists and the live stream show it. */
export function presentRequest(exchange: Exchange): LoggedRequest {
  const { id, time, method, url, status, milliseconds, area, operation, source } = exchange;
  const { problem, fault, user, token, observer, findings, warnings, tolerated } = exchange;
  return {
    id,
    time,
    method,
    url,
    status,
    milliseconds,
    ...(area !== undefined && { area }),
    ...(operation !== undefined && { operation }),
    ...(source !== undefined && { source }),
    ...(user !== undefined && { user }),
    ...(token !== undefined && { token }),
    ...(observer !== undefined && { observer }),
    ...(problem !== undefined && { problem }),
    ...(fault !== undefined && { fault }),
    ...(findings.length > 0 && { findings: findings.length }),
    ...(warnings !== undefined && { warnings: warnings.length }),
    ...(tolerated !== undefined && { tolerated: [...tolerated] }),
  };
}

/**
 * Returns the time of a request by the tenant's clock, if that does not agree with the machine's.
 */
export function presentTenantTime(
  tenants: Tenants,
  tenant: Tenant,
  { time }: Pick<Exchange, 'time'>,
): Pick<LoggedRequest, 'tenantTime'> {
  const at = Date.parse(time);
  const shown = findTenantTime(tenants, tenant, at);
  return shown === at ? {} : { tenantTime: formatTime(shown) };
}
