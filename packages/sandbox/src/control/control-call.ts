import type { MockRequest } from '@countersign/mock/extend';
import { inTenant } from '../engine/create-service.ts';
import type { State } from '../state/state.ts';
import type { Database } from '../state/storage/database.ts';
import type { operations } from './generated/control.ts';
import type { RequestLog } from './request-log.ts';
import type { Rules } from './rules/create-rules.ts';

/** What the control API works on. */
export interface ControlParts {
  database: Database;
  /** Takes up what happened, within the transaction: Connect. */
  takeUp(state: State): Promise<void>;
  afterwards(state: State): void;
  /** Resolves when no event waits to be told for the first time. */
  idle(): Promise<void>;
  rules: Rules;
  requests: RequestLog;
}

/** A call to the control API. */
export interface ControlCall {
  request: MockRequest;
  tenant: string;
  /** The values of the path's parameters. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

export type ControlId = keyof operations;

type AnswerOf<Id extends ControlId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** What answers an operation: the body of 200, or nothing for 204. */
type ControlHandler<Id extends ControlId> = (
  parts: ControlParts,
  call: ControlCall,
) => Promise<AnswerOf<Id>>;

/** What answers some of the operations. */
export type ControlHandlers<Ids extends ControlId> = { [Id in Ids]: ControlHandler<Id> };

/** Reads what the tenant of a call holds. */
export function read<Result>(
  { database }: ControlParts,
  { tenant }: Pick<ControlCall, 'tenant'>,
  work: (state: State) => Promise<Result>,
): Promise<Result> {
  return inTenant(database, tenant, 'read', work);
}

/** Changes it, in one transaction; what happened is told to those who want to know. */
export async function write<Result>(
  { database, takeUp, afterwards }: ControlParts,
  { tenant }: Pick<ControlCall, 'tenant'>,
  work: (state: State) => Promise<Result>,
): Promise<Result> {
  const { result, state } = await inTenant(database, tenant, 'write', async (current) => {
    const of = await work(current);
    if (current.events.length > 0) await takeUp(current);
    return { result: of, state: current };
  });
  afterwards(state);
  return result;
}
