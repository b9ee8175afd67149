// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyRights } from './propertyRights.js';

/**
 * Metadata about a setting: whether the caller can edit it, its allowed values, and how a user
 * interface displays it.
 */
export interface SettingsMetadata {
    /**
     * Indicates whether the setting is subject to the rules of 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /** The allowed values of the setting, if there is a fixed set. */
    options?: string[] | undefined;
    /** Specifies whether the caller can change the setting: `editable` or `read_only`. */
    rights?: PropertyRights | undefined;
    /** Specifies whether a user interface displays the setting: `available` or `hidden`. */
    uiHint?: ("available" | "hidden" | (string & {})) | undefined;
    /**
     * The position of the setting among the other settings on its page.
     *
     * Format: integer-string
     */
    uiOrder?: string | undefined;
    /** The type of control with which a user interface displays the setting. */
    uiType?: string | undefined;
}
