import { viewsPath } from '../../../pages/paths.ts';
import type { State } from '../../../state/state.ts';
import { defaultTenant } from '../../../state/tenant.ts';

/** The path of the public pages of forms. */
export const formsPath = '/webforms/us';

/** The path of the script that sites show forms with. */
export const scriptPath = '/bundle.js';

/** The public address of a form, to which the token of an instance is added behind a `#`. */
export function formAddress(
  { tenant }: Pick<State, 'tenant'>,
  origin: string,
  slug: string,
): string {
  const query =
    tenant.name === defaultTenant ? '' : `?${new URLSearchParams({ tenant: tenant.name })}`;
  return `${origin}${formsPath}/${slug}${query}`;
}

/** The page on which the token of an instance becomes a visit. */
export function openFormPath(tenant: string, slug: string): string {
  return `${viewsPath}/web-form/${slug}?${new URLSearchParams({ tenant })}`;
}

/** The page of a visit, or its end. */
export function visitPath(
  { tenant }: Pick<State, 'tenant'>,
  visitId: string,
  ...steps: string[]
): string {
  const path = ['web-form-visit', visitId, ...steps].join('/');
  return `${viewsPath}/${path}?${new URLSearchParams({ tenant: tenant.name })}`;
}
