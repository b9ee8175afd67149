// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WebFormInstance } from './WebFormInstance.js';

/** The instances of a form. */
export interface WebFormInstanceList {
    /** The instances. */
    items?: WebFormInstance[] | undefined;
}
