// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientAdditionalNotification } from './recipientAdditionalNotification.js';
import type { RecipientEmailNotification } from './recipientEmailNotification.js';
import type { RecipientPhoneNumber } from './recipientPhoneNumber.js';
import type { RecipientSignatureProvider } from './recipientSignatureProvider.js';
import type { Tabs } from './tabs.js';
import type { UserInfo } from './userInfo.js';

/** A person who takes a role of a template. */
export interface TemplateRole {
    /** The role in the template. It must be written as there. */
    roleName?: string | undefined;
    /** The full name of whoever takes the role. */
    name?: string | undefined;
    /** The person's e-mail address. */
    email?: string | undefined;
    /** The code that the person must enter to open the envelope. */
    accessCode?: string | undefined;
    /**
     * The sender's own ID for the person. With it, the person signs inside the sender's application
     * and gets no e-mail.
     */
    clientUserId?: string | undefined;
    /**
     * Whether the person stands in where the template names nobody.
     *
     * Format: boolean-string
     */
    defaultRecipient?: ("true" | "false") | undefined;
    /** How the person is notified; by e-mail unless something else is said. */
    deliveryMethod?: string | undefined;
    /** The sender's own page from which an embedded signer starts. */
    embeddedRecipientStartURL?: string | undefined;
    /** The full name of the person who signs in person, where the role is that of a host. */
    inPersonSignerName?: string | undefined;
    /**
     * The person's turn. Those with the same number come at once.
     *
     * Format: integer-string
     */
    routingOrder?: string | undefined;
    /** The signing group that takes the role. */
    signingGroupId?: string | undefined;
    /** The name of that signing group. */
    signingGroupName?: string | undefined;
    /** The kind of signing group. */
    signingGroupType?: string | undefined;
    /** The members of the signing group. */
    signingGroupUsers?: UserInfo[] | undefined;
    /** Values for the tabs of the role, found by their labels. */
    tabs?: Tabs | undefined;
    /** More ways in which the person is told besides the first one. */
    additionalNotifications?: RecipientAdditionalNotification[] | undefined;
    /** The language and the words of the e-mails to this person. */
    emailNotification?: RecipientEmailNotification | undefined;
    /** The number that text messages go to, where they notify the person. */
    phoneNumber?: RecipientPhoneNumber | undefined;
    /** The ways of signing the person may use, instead of the service's own. */
    recipientSignatureProviders?: RecipientSignatureProvider[] | undefined;
}
