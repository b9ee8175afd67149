import type { operations } from '@countersign/types/connected-fields/openapi';
import type { Context } from '../../engine/context.ts';
import { createDefiner, resolveMemberOr } from '../../engine/operation.ts';
import { refusal } from './refusal.ts';

/**
 * Defines the handler of an operation of Connected Fields. The file of its resource exports it under its
 * operationId.
 */
export const defineConnectedFieldsOperation = createDefiner<operations, Context>(
  resolveMemberOr((sentence) => refusal('FORBIDDEN', sentence)),
);
