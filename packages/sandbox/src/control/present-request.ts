import type { Exchange } from '@countersign/mock/core/traffic';
import type { components } from '../frame/control/generated/control.ts';

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
