import { ServiceRefusal } from '../../engine/service-refusal.ts';

/** The service keeps the number to itself; this one is beyond what people send. */
const mostDocuments = 500;

/**
 * Refuses more documents than an envelope may have.
 * @throws ServiceRefusal DOCUMENT_LIMIT_EXCEEDED
 */
export function requireFewDocuments(count: number): void {
  if (count > mostDocuments)
    throw new ServiceRefusal(
      'DOCUMENT_LIMIT_EXCEEDED',
      `The envelope would have ${count} documents. The maximum is ${mostDocuments}.`,
    );
}
