import type { Context } from '../engine/context.js';
import { requireAdmin } from '../engine/require-admin.js';
import { requireFeature } from '../engine/require-feature.js';

/** @throws ServiceError where the account has no signing groups, or the caller may not manage them */
export function requireSigningGroups(context: Context): void {
  requireAdmin(context);
  requireFeature(context, ['allowSigningGroups'], 'Signing groups are');
}
