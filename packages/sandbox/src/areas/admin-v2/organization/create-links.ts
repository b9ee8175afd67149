import type { LinkResponse } from '@countersign/types/admin-v2';
import type { AdminContext } from '../admin-context.ts';

/** The links of an organization, or of something in it: only the one to itself. */
export function createLinks(
  { origin }: Pick<AdminContext, 'origin'>,
  organizationId: string,
  ...below: readonly string[]
): LinkResponse[] {
  const place = ['management/v2/organizations', organizationId, ...below].join('/');
  return [{ rel: 'self', href: `${origin}/${place}` }];
}
