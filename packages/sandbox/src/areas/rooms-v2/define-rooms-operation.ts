import type { Answer } from '@countersign/mock/extend';
import type { operations } from '@countersign/types/rooms-v2/openapi';
import type {
  AnyRequest,
  OwnContextOperation,
  RequestTo,
  ResponseOf,
  Typed,
} from '../../engine/operation.ts';
import type { State } from '../../state/state.ts';
import { resolveRoomsContext, type RoomsContext } from './rooms-context.ts';

/**
 * Defines the handler of an operation of Rooms. The file of its resource exports it under its
 * operationId.
 */
export function defineRoomsOperation<
  Id extends keyof operations,
  Op extends Typed & operations[Id],
>(
  id: Id,
  handle: (state: State, request: RequestTo<Op>, rooms: RoomsContext) => Promise<ResponseOf<Op>>,
): OwnContextOperation {
  const handler: AnyHandler = { handle };
  return {
    id,
    async prepare(state, call, claims, common) {
      const rooms = await resolveRoomsContext(state, call, claims, common);
      return (request) => handler.handle(state, request, rooms);
    },
  };
}

/** A handler without its types, called with a request that is already valid. */
interface AnyHandler {
  // A method, so that operations of all types can be called in the same way.
  handle(state: State, request: AnyRequest, rooms: RoomsContext): Promise<Answer>;
}
