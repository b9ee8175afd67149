import type { operations } from '@countersign/types/maestro/openapi';
import type { Context } from '../../engine/context.ts';
import { asRefusal } from '../../engine/as-refusal.ts';
import { createDefiner, resolveMember } from '../../engine/operation.ts';
import { refusal } from './refusal.ts';

/**
 * Defines the handler of an operation of Maestro. The file of its resource exports it under its
 * operationId.
 */
export const defineMaestroOperation = createDefiner<operations, Context>(
  (state, call, claims, common) =>
    asRefusal(
      () => resolveMember(state, call, claims, common),
      (sentence) => refusal('403', sentence),
    ),
);
