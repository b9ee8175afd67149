// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { InstanceRecipientStatus } from './InstanceRecipientStatus.js';

/** A person who fills in a part of an instance. */
export interface InstanceRecipient {
    instanceRecipientStatus?: InstanceRecipientStatus | undefined;
    /**
     * The ID of the view that the person fills in.
     *
     * Format: guid
     */
    recipientViewId?: string | undefined;
}
