import { ServiceError } from '../../engine/service-error.ts';

/** The service keeps the number to itself; this one is beyond what people send. */
const most = 500;

/**
 * Refuses more templates than a request may apply, before any of them is read.
 * @throws ServiceError INVALID_REQUEST_BODY
 */
export function requireFewTemplates(count: number): void {
  if (count > most)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `The request applies ${count} templates; it may apply ${most}.`,
    );
}
