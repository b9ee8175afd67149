import { Refusal } from '@countersign/mock/core/answers';
import type { MockRequest } from '@countersign/mock/core/server';
import { defaultTenant } from './tenant.ts';

/** The pattern of a tenant's name. */
export const tenantName = /^[\w.-]{1,64}$/;

/**
 * Reads the tenant of a request: from the header `X-Countersign-Tenant`, else from its token, else
 * the default one.
 * @throws Refusal if the header is not a valid name
 */
export function readTenantName(
  { headers }: Pick<MockRequest, 'headers'>,
  otherwise?: string,
): string {
  const named = headers['x-countersign-tenant'];
  if (named === undefined) return otherwise ?? defaultTenant;
  if (tenantName.test(named)) return named;
  throw new Refusal(
    'badParameter',
    'X-Countersign-Tenant must have up to 64 letters, digits, underscores, dots and hyphens.',
  );
}
