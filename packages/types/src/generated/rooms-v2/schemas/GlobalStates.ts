// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { State } from './State.js';

/** The states and provinces that Rooms knows. */
export interface GlobalStates {
    /** Every state of every country that Rooms knows. */
    states?: State[] | undefined;
}
