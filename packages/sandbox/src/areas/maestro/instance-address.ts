import { defaultTenant } from '../../state/tenant.ts';
import type { State } from '../../state/state.ts';
import type { StoredInstance } from './stored-workflow.ts';

/** The beginning of the addresses of instances, which the service has on a host of its own. */
export const instancesPath = '/api/maestro/v1/accounts/';

/** Formats the path of the page of an instance, with its secret. */
export function instanceAddress(
  { tenant }: Pick<State, 'tenant'>,
  { accountId, instanceId, mtid, mtsec }: StoredInstance,
): string {
  const query = new URLSearchParams({
    mtid,
    mtsec,
    ...(tenant.name !== defaultTenant && { tenant: tenant.name }),
  });
  return `${instancesPath}${accountId}/instances/${instanceId}/execution?${query}`;
}
