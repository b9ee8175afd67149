import type { operations } from '@countersign/types/connected-fields/openapi';
import type { Context } from '../../engine/context.ts';
import { asRefusal } from '../../engine/as-refusal.ts';
import { createDefiner, resolveMember } from '../../engine/operation.ts';
import { refusal } from './refusal.ts';

/**
 * Defines the handler of an operation of Connected Fields. The file of its resource exports it under its
 * operationId.
 */
export const defineConnectedFieldsOperation = createDefiner<operations, Context>(
  (state, call, claims, common) =>
    asRefusal(
      () => resolveMember(state, call, claims, common),
      (sentence) => refusal('FORBIDDEN', sentence),
    ),
);
