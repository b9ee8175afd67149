import type { operations } from '@countersign/types/maestro/openapi';
import type { Context } from '../../engine/context.ts';
import { createDefiner, resolveMemberOr } from '../../engine/operation.ts';
import { refusal } from './refusal.ts';

/**
 * Defines the handler of an operation of Maestro. The file of its resource exports it under its
 * operationId.
 */
export const defineMaestroOperation = createDefiner<operations, Context>(
  resolveMemberOr((sentence) => refusal('403', sentence)),
);
