// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Version } from './Version.js';

/** The program that sent the request. */
export interface Browser {
    /** The name, such as `Firefox`. */
    family?: string | undefined;
    version?: Version | undefined;
}
