// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { InstanceEnvelope } from './InstanceEnvelope.js';
import type { InstanceRecipient } from './InstanceRecipient.js';
import type { InstanceStatus } from './InstanceStatus.js';
import type { WebFormInstanceMetadata } from './WebFormInstanceMetadata.js';
import type { WebFormRecipient } from './WebFormRecipient.js';
import type { WebFormValues } from './WebFormValues.js';

/** One use of a form by one person. */
export interface WebFormInstance {
    /**
     * The ID of the account that the form belongs to.
     *
     * Format: guid
     */
    accountId?: string | undefined;
    /**
     * The ID of the brand that the pages of the instance use.
     *
     * Format: guid
     */
    brandId?: string | undefined;
    /** The ID of the person in the application that embeds the form. */
    clientUserId?: string | undefined;
    /** The envelopes that were made of the instance. */
    envelopes?: InstanceEnvelope[] | undefined;
    /**
     * The ID of the form, in all its versions.
     *
     * Format: guid
     */
    formId?: string | undefined;
    /**
     * The address of the form. With `#instanceToken=` and the token behind it, it opens this
     * instance. An instance that is sent by e-mail does not have it.
     *
     * Format: uri
     */
    formUrl?: string | undefined;
    /** The values of the fields, as submitted. */
    formValues?: WebFormValues | undefined;
    /**
     * The ID of the instance.
     *
     * Format: guid
     */
    id: string;
    instanceMetadata?: WebFormInstanceMetadata | undefined;
    /** The secret with which the person opens the instance. It is valid for five minutes. */
    instanceToken?: string | undefined;
    /** The people who fill in the instance, one for each view. */
    recipients?: InstanceRecipient[] | undefined;
    status?: InstanceStatus | undefined;
    /** The words that the application gave the instance. */
    tags?: string[] | undefined;
    /**
     * The date and time at which the token expires.
     *
     * Format: date-time
     */
    tokenExpirationDateTime?: string | undefined;
    /** The people who fill in the instance, with their roles. */
    webFormRecipients?: WebFormRecipient[] | undefined;
}
