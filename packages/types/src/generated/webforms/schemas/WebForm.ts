// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ESignTemplate } from './ESignTemplate.js';
import type { WebFormContent } from './WebFormContent.js';
import type { WebFormMetadata } from './WebFormMetadata.js';
import type { WebFormProperties } from './WebFormProperties.js';
import type { WebFormState } from './WebFormState.js';

/** A form with its pages and fields. */
export interface WebForm {
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
    /** The templates that belong to the form, as in an export. */
    eSignTemplates?: ESignTemplate[] | undefined;
    formContent?: WebFormContent | undefined;
    /** The language of the form, such as `en`. */
    formLocale?: string | undefined;
    /**
     * The number of the version. It grows with each publication.
     *
     * Format: int32
     */
    versionId?: number | undefined;
}
