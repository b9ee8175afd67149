import type { State } from '../state/state.ts';
import type { ControlCall, ControlParts } from './control-call.ts';

/** Reads what the tenant of a call holds. */
export function read<Result>(
  { tenants }: ControlParts,
  { tenant }: Pick<ControlCall, 'tenant'>,
  work: (state: State) => Promise<Result>,
): Promise<Result> {
  return tenants.read(tenant, work);
}

/** Changes it, in one transaction; Connect records what happened. */
export function write<Result>(
  { tenants }: ControlParts,
  { tenant }: Pick<ControlCall, 'tenant'>,
  work: (state: State) => Promise<Result>,
): Promise<Result> {
  return tenants.write(tenant, work);
}
