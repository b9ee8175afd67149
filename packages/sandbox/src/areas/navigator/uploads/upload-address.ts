import type { State } from '../../../state/state.ts';

/** The beginning of the addresses to which files are uploaded, which the service has on another host. */
export const uploadsPath = '/_countersign/navigator-files/';

/** Formats the path of a file, with its signature. */
export function uploadAddress(
  { tenant }: Pick<State, 'tenant'>,
  accountId: string,
  owner: string,
  id: string,
  signature: string,
): string {
  const steps = [tenant.name, accountId, owner, id].map(encodeURIComponent).join('/');
  return `${uploadsPath}${steps}?${new URLSearchParams({ sig: signature })}`;
}
