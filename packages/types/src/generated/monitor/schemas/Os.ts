// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Version } from './Version.js';

/** The operating system on which the program runs. */
export interface Os {
    /** The name, such as `Windows`. */
    family?: string | undefined;
    version?: Version | undefined;
}
