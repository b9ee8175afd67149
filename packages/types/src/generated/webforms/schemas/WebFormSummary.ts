// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WebFormMetadata } from './WebFormMetadata.js';
import type { WebFormProperties } from './WebFormProperties.js';
import type { WebFormState } from './WebFormState.js';

/** A form, as returned in a list, without its pages and fields. */
export interface WebFormSummary {
    /**
     * The ID of the account that the form belongs to.
     *
     * Format: guid
     */
    accountId?: string | undefined;
    formMetadata?: WebFormMetadata | undefined;
    formProperties?: WebFormProperties | undefined;
    formState?: WebFormState | undefined;
    /** Indicates whether the draft differs from the published form. */
    hasDraftChanges?: boolean | undefined;
    /**
     * The ID of the form, which stays the same in all its versions.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** Indicates whether the published form can be used. */
    isEnabled?: boolean | undefined;
    /** Indicates whether the form was published. */
    isPublished?: boolean | undefined;
    /** Indicates whether the form was made by an upload of a file. */
    isUploaded?: boolean | undefined;
}
