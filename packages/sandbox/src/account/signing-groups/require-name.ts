import { ServiceError } from '../../engine/service-error.ts';

/** @throws ServiceError INVALID_REQUEST_BODY where a signing group would have no name */
export function requireSigningGroupName(name: string): void {
  if (name.trim() !== '') return;
  throw new ServiceError('INVALID_REQUEST_BODY', 'A signing group needs a groupName.');
}
