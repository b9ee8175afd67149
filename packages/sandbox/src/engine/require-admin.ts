import type { Context } from './context.ts';
import { ServiceRefusal } from './service-refusal.ts';

/**
 * Refuses a call that only administrators of the account may make.
 * @param code by the spec of the operation
 * @throws ServiceRefusal
 */
export function requireAdmin(
  { account, caller, operationId }: Pick<Context, 'account' | 'caller' | 'operationId'>,
  code: 'USER_NOT_ACCOUNT_ADMIN' | 'USER_LACKS_PERMISSIONS' = 'USER_NOT_ACCOUNT_ADMIN',
): void {
  if (caller.isAdmin) return;
  throw new ServiceRefusal(
    code,
    `${operationId} requires an administrator of ${account.name}. ${caller.userName} is not an administrator.`,
  );
}
