import type { Context } from '../engine/context.ts';
import {
  defineOperation,
  type Operation,
  type OperationId,
  type OperationRequest,
  type OperationResponse,
} from '../engine/operation.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { findEnvelope, type FindOptions } from './find.ts';
import { saveEnvelope } from './save.ts';
import { findTemplate } from './templates/find-template.ts';
import { saveTemplate } from './templates/save-template.ts';

type OperationWith<Parameter extends string> = {
  [Id in OperationId]: OperationRequest<Id>['path'] extends Record<Parameter, string> ? Id : never;
}[OperationId];

/** An envelope or template that a request is about. */
export interface Opened {
  found: StoredEnvelope;
  /** Keeps `found` as it is now. For a template, also records who changed it and reports that to Connect. */
  save(): Promise<void>;
}

/**
 * Finds the envelope or template of the path, as `findEnvelope` and `findTemplate` do.
 * @throws ServiceError as they do
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
 * Defines an operation on envelopes and the same one on templates with one handler, which is
 * checked against the types of both. What only one of them has, it tells by `found.kind`.
 */
export function defineForBoth<
  E extends OperationWith<'envelopeId'>,
  T extends OperationWith<'templateId'>,
>(
  envelopeOperation: E,
  templateOperation: T,
  handle: HandlerForBoth<E, T>,
): [Operation<E>, Operation<T>] {
  return [
    defineOperation(envelopeOperation, (state, request, context) =>
      handle(state, request, context, async (options) => {
        const found = await findEnvelope(state, context, request.path.envelopeId, options);
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
