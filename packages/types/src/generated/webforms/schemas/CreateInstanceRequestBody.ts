// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthenticationMethod } from './AuthenticationMethod.js';
import type { CreateInstanceRecipient } from './CreateInstanceRecipient.js';
import type { SendOption } from './SendOption.js';
import type { WebFormValues } from './WebFormValues.js';

/** A new instance of a form. */
export interface CreateInstanceRequestBody {
    /**
     * The ID of the proof with which the application has made sure who the person is. It goes into
     * the certificate of the envelope.
     */
    assertionId?: string | undefined;
    /**
     * The date and time at which the application has made sure who the person is. It goes into the
     * certificate of the envelope.
     */
    authenticationInstant?: string | undefined;
    authenticationMethod?: AuthenticationMethod | undefined;
    /**
     * The ID of the brand that the pages of the new instance use.
     *
     * Format: guid
     */
    brandId?: string | undefined;
    /**
     * The ID of the person in the application that embeds the form. It is required unless
     * `sendOption` is set.
     */
    clientUserId?: string | undefined;
    /**
     * The number of hours after which the instance expires.
     *
     * Format: int64
     *
     * @default 720
     */
    expirationOffset?: number | undefined;
    /**
     * The values to fill in beforehand, each under the `componentName` of its field. They replace
     * the defaults of the form.
     */
    formValues?: WebFormValues | undefined;
    /** The people to whom the form is sent, with `sendOption`. */
    recipients?: CreateInstanceRecipient[] | undefined;
    /** The absolute URL to which the browser is redirected after signing. */
    returnUrl?: string | undefined;
    /**
     * The domain in which the application has made sure who the person is. It goes into the
     * certificate of the envelope.
     */
    securityDomain?: string | undefined;
    /**
     * Has the form sent by e-mail, inside of an envelope that is created at once. Without it, the
     * application embeds the form or gives its address to the person.
     */
    sendOption?: SendOption | undefined;
    /** Words by which the application can recognize the instance. */
    tags?: string[] | undefined;
}
