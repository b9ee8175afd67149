// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WebFormSource } from './WebFormSource.js';
import type { WebFormType } from './WebFormType.js';
import type { WebFormUserInfo } from './WebFormUserInfo.js';

/** The history of a form, and where it comes from. */
export interface WebFormMetadata {
    /** The name of the data model that the form was made with. */
    admModelNamespace?: string | undefined;
    /** The version of the data model that the form was made with. */
    admModelVersion?: string | undefined;
    /**
     * The date and time when the form was archived.
     *
     * Format: date-time
     */
    archivedDateTime?: string | undefined;
    /**
     * The date and time when the form was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The user who last changed the pages and fields of the form. */
    formContentModifiedBy?: WebFormUserInfo | undefined;
    /**
     * The date and time of the last change of the pages and fields.
     *
     * Format: date-time
     */
    formContentModifiedDateTime?: string | undefined;
    /** The user who last changed the settings of the form. */
    formPropertiesModifiedBy?: WebFormUserInfo | undefined;
    /**
     * The date and time of the last change of the settings.
     *
     * Format: date-time
     */
    formPropertiesModifiedDateTime?: string | undefined;
    /** The user who last disabled the form. */
    lastDisabledBy?: WebFormUserInfo | undefined;
    /**
     * The date and time when the form was last disabled.
     *
     * Format: date-time
     */
    lastDisabledDateTime?: string | undefined;
    /** The user who last enabled the form. */
    lastEnabledBy?: WebFormUserInfo | undefined;
    /**
     * The date and time when the form was last enabled.
     *
     * Format: date-time
     */
    lastEnabledDateTime?: string | undefined;
    /** The user who last changed the form. */
    lastModifiedBy?: WebFormUserInfo | undefined;
    /**
     * The date and time when the form was last changed.
     *
     * Format: date-time
     */
    lastModifiedDateTime?: string | undefined;
    /** The user who last published the form. */
    lastPublishedBy?: WebFormUserInfo | undefined;
    /**
     * The date and time when the form was last published.
     *
     * Format: date-time
     */
    lastPublishedDateTime?: string | undefined;
    /**
     * The date and time when the sender last agreed that envelopes are sent in their name.
     *
     * Format: date-time
     */
    lastSenderConsentDateTime?: string | undefined;
    /** The user who owns the form. */
    owner?: WebFormUserInfo | undefined;
    /**
     * The fields of the published form: the type of each field under its name. The key `$recipients`
     * has the fields of each view, under the ID of the view.
     */
    publishedComponentNames?: {
        [key: string]: string | {
            [key: string]: string | {
                [key: string]: string | {
                    [key: string]: string | {
                        [key: string]: string;
                    };
                };
            };
        };
    } | undefined;
    /** The last part of the address of the published form. */
    publishedSlug?: string | undefined;
    /** The user in whose name envelopes of the form are sent. */
    sender?: WebFormUserInfo | undefined;
    source?: WebFormSource | undefined;
    /**
     * The ID of the form that this form was copied from.
     *
     * Format: guid
     */
    sourceFormId?: string | undefined;
    type?: WebFormType | undefined;
}
