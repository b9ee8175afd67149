// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A state, province or region of a country. */
export interface State {
    /** The code of the country, a hyphen and the code of the state, such as `US-ME`. */
    stateId?: string | undefined;
    /** The English name of the state. */
    name?: string | undefined;
}
