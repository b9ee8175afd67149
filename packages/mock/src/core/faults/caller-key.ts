import { createHash } from 'node:crypto';
import type { MockRequest } from '../message.ts';

/** Computes a key that tells callers apart by their tokens, without keeping the tokens. */
export function getCallerKey({ headers }: Pick<MockRequest, 'headers'>): string {
  const { authorization = '' } = headers;
  return createHash('sha256').update(authorization).digest('base64');
}
