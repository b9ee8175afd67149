import type { DueItem } from '../../state/due.ts';
import type { State } from '../../state/state.ts';

/** What happens when an item of the calendar is due; the item is out of the calendar by then. */
export type Deed = (state: State, item: DueItem) => Promise<void>;
