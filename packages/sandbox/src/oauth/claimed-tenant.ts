import { limits, readOutsideJson, type MockRequest } from '@countersign/mock/extend';
import { z } from 'zod';
import { defaultTenant } from '../state/tenant.ts';
import { sandboxTokens } from './token-signer.ts';

/**
 * The tenant that a request says it is for, without a look at whether its token is good: for what
 * happens before that, or afterwards.
 */
export function claimedTenant({ headers }: Pick<MockRequest, 'headers'>): string {
  return headers['x-countersign-tenant'] ?? tenantInToken(headers.authorization) ?? defaultTenant;
}

const claimsSchema = z.object({ ten: z.string() });

function tenantInToken(authorization = ''): string | undefined {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (!sandboxTokens.matches(token)) return undefined;
  try {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url');
    return claimsSchema.safeParse(readOutsideJson(claims, limits.token)).data?.ten;
  } catch {
    return undefined;
  }
}
