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
import { type AdminContext, resolveAdminContext } from './admin-context.ts';
import { type OrganizationContext, resolveOrganizationContext } from './organization-context.ts';

/**
 * Defines the handler of an operation of Admin that is about one organization. The file of its
 * resource exports it under its operationId.
 */
export function defineOrganizationOperation<
  Id extends keyof operations,
  Op extends Typed & operations[Id],
>(
  id: Id,
  handle: (
    state: State,
    request: RequestTo<Op>,
    admin: OrganizationContext,
  ) => Promise<ResponseOf<Op>>,
): OwnContextOperation {
  const handler: AnyHandler<OrganizationContext> = { handle };
  return {
    id,
    async prepare(state, call, claims, common) {
      const admin = await resolveOrganizationContext(state, call, claims, common);
      return (request) => handler.handle(state, request, admin);
    },
  };
}

/** The same for an operation that names no organization. */
export function defineAdminOperation<
  Id extends keyof operations,
  Op extends Typed & operations[Id],
>(
  id: Id,
  handle: (state: State, request: RequestTo<Op>, admin: AdminContext) => Promise<ResponseOf<Op>>,
): OwnContextOperation {
  const handler: AnyHandler<AdminContext> = { handle };
  return {
    id,
    async prepare(state, _call, claims, common) {
      const admin = await resolveAdminContext(state, claims, common);
      return (request) => handler.handle(state, request, admin);
    },
  };
}

/** A handler without its types, called with a request that is already valid. */
interface AnyHandler<Context> {
  // A method, so that operations of all types can be called in the same way.
  handle(state: State, request: AnyRequest, context: Context): Promise<Answer>;
}
