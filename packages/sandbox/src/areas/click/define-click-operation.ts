import type { operations } from '@countersign/types/click/openapi';
import type { Context, PublicContext } from '../../engine/context.ts';
import { createDefiner, passCommon, resolveMemberOr } from '../../engine/operation.ts';
import { refusal } from './refusal.ts';

/**
 * Defines the handler of an operation of Click. The file of its resource exports it under its
 * operationId.
 */
export const defineClickOperation = createDefiner<operations, Context>(
  resolveMemberOr((sentence) => refusal('USER_LACKS_PERMISSIONS', sentence)),
);

/** Defines an operation of Click that needs no token. */
export const definePublicClickOperation = createDefiner<operations, PublicContext>(passCommon);
