import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireFeature } from '../../engine/require-feature.ts';

/** @throws ServiceError where the account has no signing groups, or the caller may not manage them */
export function requireSigningGroups(context: Context): void {
  requireAdmin(context);
  requireFeature(context, ['allowSigningGroups'], 'Signing groups are');
}
