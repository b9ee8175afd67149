import type { Context } from '../../engine/context.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceError } from '../../engine/service-error.ts';

/**
 * Refuses where document visibility is switched off for the account.
 * @throws ServiceError ACCOUNT_LACKS_PERMISSIONS
 */
export function requireVisibility(context: Pick<Context, 'account'>): void {
  requireFeature(context, ['allowDocumentVisibility'], 'Document visibility is');
  const { settings, name } = context.account;
  if (settings['documentVisibility'] !== 'Off') return;
  throw new ServiceError(
    'ACCOUNT_LACKS_PERMISSIONS',
    `Document visibility is switched off in ${name}; set documentVisibility to another value than Off.`,
  );
}
