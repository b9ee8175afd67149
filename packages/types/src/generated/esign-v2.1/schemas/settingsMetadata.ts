// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyRights } from './propertyRights.js';

/** What the caller may do with one setting, and how a page would show it. */
export interface SettingsMetadata {
    /**
     * Whether the setting is governed by the rules of 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /** The values that the setting may take, where they are a closed list. */
    options?: string[] | undefined;
    /** Whether the caller may change the setting. */
    rights?: PropertyRights | undefined;
    /** Whether a page should show the setting. */
    uiHint?: ("available" | "hidden") | undefined;
    /**
     * Where the setting stands among the others of its page.
     *
     * Format: integer-string
     */
    uiOrder?: string | undefined;
    /** The kind of control in which a page shows the setting. */
    uiType?: string | undefined;
}
