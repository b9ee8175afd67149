import { isConnectEvent } from '../engine/event-names.ts';
import { loadOnce } from '../engine/load-once.ts';
import type { State } from '../state/state.ts';
import { areas } from './list.ts';

/** The functions that each area runs on an event, by the name of the event. */
const hearings = areas.map(
  ({ hears = {} }) =>
    new Map(
      Object.entries(hears).flatMap(([name, load]) =>
        load === undefined ? [] : [[name, loadOnce(load)] as const],
      ),
    ),
);

/** Tells the areas the events of a transaction that they hear, before Connect records them. */
export async function hearEvents(state: State): Promise<void> {
  for (const event of state.events)
    for (const ofArea of hearings) {
      const load = isConnectEvent(event.event) ? ofArea.get(event.event) : undefined;
      if (load !== undefined) await (await load())(state, event);
    }
}
