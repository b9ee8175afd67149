import type { operations } from '@countersign/types/rooms-v2/openapi';
import { createDefiner } from '../../engine/operation.ts';
import { resolveRoomsContext, type RoomsContext } from './rooms-context.ts';

/** Defines an operation of Rooms. */
export const defineRoomsOperation = createDefiner<operations, RoomsContext>(resolveRoomsContext);
