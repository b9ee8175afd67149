// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OriginOfLead } from './OriginOfLead.js';

/** The places that leads come from. */
export interface GlobalOriginsOfLeads {
    /** Every place that a lead can have come from. */
    originsOfLeads?: OriginOfLead[] | undefined;
}
