import { viewsPath } from '../../../pages/paths.ts';
import type { State } from '../../../state/state.ts';
import { defaultTenant } from '../../../state/tenant.ts';

/** The addresses of Click that are not in the specs, as the service has them. */
export const clickPaths = {
  /** The page of an agreement, with its token. */
  redeem: '/clickapi/v1/redeem',
  /** The script with which sites show agreements. */
  script: '/clickapi/sdk/',
  /** The beginning of the links to clickwraps, which are beside the operations. */
  accounts: '/clickapi/v1/accounts/',
} as const;

/** Formats the public address of an agreement. */
export function agreementAddress(
  { tenant }: Pick<State, 'tenant'>,
  origin: string,
  token: string,
): string {
  const query = new URLSearchParams({
    agreementToken: token,
    ...(tenant.name !== defaultTenant && { tenant: tenant.name }),
  });
  return `${origin}${clickPaths.redeem}?${query}`;
}

/** Formats the path of a page of Click in this server. */
export function clickViewPath(
  { tenant }: Pick<State, 'tenant'>,
  view: 'click-agreement' | 'click-export',
  token: string,
  ...steps: string[]
): string {
  return viewPathIn(tenant.name, view, token, ...steps);
}

/** Formats the same path for a tenant by its name. */
export function viewPathIn(tenant: string, ...steps: string[]): string {
  const query = new URLSearchParams({ tenant });
  return `${viewsPath}/${steps.map(encodeURIComponent).join('/')}?${query}`;
}
