// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { State } from './State.js';

/** The list of states and provinces that Rooms supports. */
export interface GlobalStates {
    /** All states of all countries that Rooms supports. */
    states?: State[] | undefined;
}
