import type { operations } from '@countersign/types/admin-v2/openapi';
import { createDefiner } from '../../engine/operation.ts';
import { type AdminContext, resolveAdminContext } from './admin-context.ts';
import { type OrganizationContext, resolveOrganizationContext } from './organization-context.ts';

/** Defines an operation of Admin that is about one organization. */
export const defineOrganizationOperation = createDefiner<operations, OrganizationContext>(
  resolveOrganizationContext,
);

/** Defines an operation of Admin that names no organization. */
export const defineAdminOperation = createDefiner<operations, AdminContext>(
  (state, _call, claims, common) => resolveAdminContext(state, claims, common),
);
