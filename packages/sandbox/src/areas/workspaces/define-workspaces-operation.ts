import type { operations } from '@countersign/types/workspaces/openapi';
import type { Context } from '../../engine/context.ts';
import { createDefiner, resolveMemberOr } from '../../engine/operation.ts';
import { refusal } from './refusal.ts';

/**
 * Defines the handler of an operation of Workspaces. The file of its resource exports it under its
 * operationId.
 */
export const defineWorkspacesOperation = createDefiner<operations, Context>(
  resolveMemberOr((sentence) => refusal('FORBIDDEN', sentence)),
);
