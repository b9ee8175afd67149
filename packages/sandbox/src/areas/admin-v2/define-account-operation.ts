import type { Answer } from '@countersign/mock/extend';
import type { operations } from '@countersign/types/admin-v2/openapi';
import type {
  AnyRequest,
  OwnContextOperation,
  RequestTo,
  ResponseOf,
  Typed,
} from '../../engine/operation.ts';
import type { State } from '../../state/state.ts';
import { type AccountContext, resolveAccountContext } from './account-context.ts';

/**
 * Defines the handler of an operation of Admin that names an account and no organization. The file
 * of its resource exports it under its operationId.
 */
export function defineAccountOperation<
  Id extends keyof operations,
  Op extends Typed & operations[Id],
>(
  id: Id,
  handle: (state: State, request: RequestTo<Op>, admin: AccountContext) => Promise<ResponseOf<Op>>,
): OwnContextOperation {
  const handler: AnyHandler = { handle };
  return {
    id,
    async prepare(state, call, claims, common) {
      const admin = await resolveAccountContext(state, call, claims, common);
      return (request) => handler.handle(state, request, admin);
    },
  };
}

/** A handler without its types, called with a request that is already valid. */
interface AnyHandler {
  // A method, so that operations of all types can be called in the same way.
  handle(state: State, request: AnyRequest, admin: AccountContext): Promise<Answer>;
}
