import type { Context } from '../engine/context.ts';
import {
  type AnyOperation,
  defineOperation,
  type OperationId,
  type OperationRequest,
  type OperationResponse,
} from '../engine/operation.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { findEnvelope, type FindOptions } from './find-envelope.ts';
import { saveEnvelope, saveTemplate } from './save.ts';
import { findTemplate, mayUseTemplate } from './find-template.ts';

type OperationWith<Parameter extends string> = {
  [Id in OperationId]: OperationRequest<Id>['path'] extends Record<Parameter, string> ? Id : never;
}[OperationId];

/** The envelope or template that a request is about. */
export interface Opened {
  found: StoredEnvelope;
  /** Saves `found`: `saveEnvelope`, or `saveTemplate`, which also records who changed it and tells Connect. */
  save(): Promise<void>;
}

/**
 * Finds the envelope or template of the path with `findEnvelope` or `findTemplate`, and throws
 * their errors. With `change: true` the caller must be allowed to change it.
 */
export type Open = (options?: FindOptions) => Promise<Opened>;

/** A handler for an operation on envelopes and for the same one on templates. */
export type HandlerForBoth<E extends OperationId, T extends OperationId> = (
  state: State,
  request: OperationRequest<E> | OperationRequest<T>,
  context: Context,
  open: Open,
) => Promise<OperationResponse<E>> & Promise<OperationResponse<T>>;

/**
 * Finds an envelope, or the template of this ID if it is only read: programs read recipients and tabs
 * of a template at the address of an envelope, and the service links its documents there.
 * @evidence recorded
 */
export async function findEither(
  state: State,
  context: Context,
  id: string,
  options?: FindOptions,
): Promise<StoredEnvelope> {
  try {
    return await findEnvelope(state, context, id, options);
  } catch (error) {
    if (options?.change === true) throw error;
    const template = await state.envelopes.get(id.toLowerCase());
    const isHere =
      template?.kind === 'template' && template.accountId === context.account.accountId;
    if (!isHere || !(await mayUseTemplate(state, context, template))) throw error;
    return template;
  }
}

/**
 * Defines an operation on envelopes and the same operation on templates with one handler. The handler
 * is checked against the types of both; where the two differ, it checks `found.kind`.
 */
export function defineForBoth<
  E extends OperationWith<'envelopeId'>,
  T extends OperationWith<'templateId'>,
>(
  envelopeOperation: E,
  templateOperation: T,
  handle: HandlerForBoth<E, T>,
): [AnyOperation, AnyOperation] {
  return [
    defineOperation(envelopeOperation, (state, request, context) =>
      handle(state, request, context, async (options) => {
        const found = await findEither(state, context, request.path.envelopeId, options);
        return { found, save: () => saveEnvelope(state, found) };
      }),
    ),
    defineOperation(templateOperation, (state, request, context) =>
      handle(state, request, context, async (options) => {
        const found = await findTemplate(state, context, request.path.templateId, options);
        return { found, save: () => saveTemplate(state, context, found) };
      }),
    ),
  ];
}
