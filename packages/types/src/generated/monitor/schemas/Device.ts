// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The machine on which the program runs. */
export interface Device {
    /** The kind of machine; `Other` for a computer. */
    family?: string | undefined;
    /** The maker, if it is known. */
    brand?: string | undefined;
    /** The model, if it is known. */
    model?: string | undefined;
}
