import { inTenant } from '../engine/create-service.ts';
import type { State } from '../state/state.ts';
import type { ControlCall, ControlParts } from './control-call.ts';

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
