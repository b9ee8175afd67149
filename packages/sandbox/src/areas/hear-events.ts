import { isConnectEvent } from '../engine/event-names.ts';
import type { State } from '../state/state.ts';
import { areas } from './list.ts';

/** Tells the areas the events of a transaction that they hear, before Connect records them. */
export async function hearEvents(state: State): Promise<void> {
  for (const event of state.events)
    for (const { hears } of areas) {
      const load = isConnectEvent(event.event) ? hears?.[event.event] : undefined;
      if (load !== undefined) await (await load())(state, event);
    }
}
