import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireFeature } from '../../engine/require-feature.ts';

/** @throws ServiceError ACCOUNT_LACKS_PERMISSIONS where branding is switched off */
export function requireBranding(context: Pick<Context, 'account'>): void {
  requireFeature(context, ['canSelfBrandSend', 'canSelfBrandSign'], 'Branding is');
}

/** The same for what only administrators may do. */
export function requireBrandManagement(context: Context): void {
  requireAdmin(context);
  requireBranding(context);
}
