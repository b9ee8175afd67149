import { createHash } from 'node:crypto';
import type { MockRequest } from '../message.ts';

/** What tells callers apart by their tokens, which need not be kept for it. */
export function getCallerKey({ headers }: Pick<MockRequest, 'headers'>): string {
  const { authorization = '' } = headers;
  return createHash('sha256').update(authorization).digest('base64');
}
