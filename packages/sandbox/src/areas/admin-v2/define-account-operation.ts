import type { operations } from '@countersign/types/admin-v2/openapi';
import { createDefiner } from '../../engine/operation.ts';
import { type AccountContext, resolveAccountContext } from './account-context.ts';

/** Defines an operation of Admin that names an account and no organization. */
export const defineAccountOperation = createDefiner<operations, AccountContext>(
  resolveAccountContext,
);
