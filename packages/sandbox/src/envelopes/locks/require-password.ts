import type { LockRequest } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';

/**
 * Refuses to lock a template that has a password without it.
 * @throws ServiceError USER_LACKS_PERMISSIONS
 */
export function requirePassword(
  { template, envelopeId }: StoredEnvelope,
  request: LockRequest | undefined,
): void {
  const password = template?.password ?? '';
  if (password === '' || request?.templatePassword === password) return;
  throw new ServiceError(
    'USER_LACKS_PERMISSIONS',
    `The template ${envelopeId} has a password; send it in /templatePassword.`,
  );
}
