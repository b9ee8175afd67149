import { limits, readOutsideJson } from '@countersign/mock/core/outside';
import type { MockRequest } from '@countersign/mock/core/server';
import { defaultTenant } from '../state/tenant.ts';
import { sandboxTokens } from './token-signer.ts';

/**
 * The tenant that a request says it is for, without a look at whether its token is good: for what
 * happens before that, or afterwards.
 */
export function claimedTenant({ headers }: Pick<MockRequest, 'headers'>): string {
  return headers['x-countersign-tenant'] ?? tenantInToken(headers.authorization) ?? defaultTenant;
}

function tenantInToken(authorization = ''): string | undefined {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (!sandboxTokens.matches(token)) return undefined;
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url');
    const claims: unknown = readOutsideJson(text, limits.token);
    const isNamed = typeof claims === 'object' && claims !== null && 'ten' in claims;
    return isNamed && typeof claims.ten === 'string' ? claims.ten : undefined;
  } catch {
    return undefined;
  }
}
