import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { bccArchives, type StoredBccArchive } from '../../state/model/bcc-archives.ts';
import type { State } from '../../state/state.ts';

/** @throws ServiceError where the caller is no administrator, or the account has no archive */
export function requireArchive(context: Context): void {
  requireAdmin(context);
  requireFeature(context, ['bccEmailArchive'], 'The e-mail archive is', 'PLAN_ITEM_NOT_ENABLED');
}

/** @throws ServiceError RESOURCE_NOT_FOUND where the account has no such address */
export async function findArchive(
  state: State,
  { account }: Context,
  id: string,
): Promise<StoredBccArchive> {
  const archive = await state.of(bccArchives).get(account.accountId, id.toLowerCase());
  if (archive !== undefined) return archive;
  throw new ServiceError(
    'RESOURCE_NOT_FOUND',
    `${account.name} has no archive address ${id}; BCCEmailArchive_list has them.`,
  );
}
