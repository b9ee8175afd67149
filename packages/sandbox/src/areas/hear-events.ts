import { loadOnce } from '../engine/load-once.ts';
import type { Hearing } from '../frame/area.ts';
import type { State } from '../state/state.ts';
import { areas } from './list.ts';

/** The functions that run on an event by its name, in the order of the areas. */
const hearings = new Map<string, (() => Promise<Hearing>)[]>();
for (const { hears = {} } of areas)
  for (const [name, load] of Object.entries(hears)) {
    if (load === undefined) continue;
    const others = hearings.get(name);
    if (others === undefined) hearings.set(name, [loadOnce(load)]);
    else others.push(loadOnce(load));
  }

/** Tells the areas the events of a transaction that they hear, before Connect records them. */
export async function hearEvents(state: State): Promise<void> {
  for (const event of state.events)
    for (const load of hearings.get(event.event) ?? []) await (await load())(state, event);
}
