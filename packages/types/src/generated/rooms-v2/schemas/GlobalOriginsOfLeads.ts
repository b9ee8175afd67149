// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OriginOfLead } from './OriginOfLead.js';

/** The list of sources of leads. */
export interface GlobalOriginsOfLeads {
    /** All possible sources of a lead. */
    originsOfLeads?: OriginOfLead[] | undefined;
}
