import { createHash } from 'node:crypto';
import type { MockRequest } from '../message.ts';

/**
 * Computes a key that tells callers apart by their tokens, or by the older credentials of those who
 * have none, without keeping either.
 */
export function getCallerKey({ headers }: Pick<MockRequest, 'headers'>): string {
  const { authorization, 'x-docusign-authentication': older = '' } = headers;
  return createHash('sha256')
    .update(authorization ?? older)
    .digest('base64');
}
