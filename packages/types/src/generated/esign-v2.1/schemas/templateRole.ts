// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientAdditionalNotification } from './recipientAdditionalNotification.js';
import type { RecipientEmailNotification } from './recipientEmailNotification.js';
import type { RecipientPhoneNumber } from './recipientPhoneNumber.js';
import type { RecipientSignatureProvider } from './recipientSignatureProvider.js';
import type { Tabs } from './tabs.js';
import type { UserInfo } from './userInfo.js';

/** A person who is assigned to a role of a template. */
export interface TemplateRole {
    /** The name of the role. It must match the name in the template. */
    roleName?: string | undefined;
    /** The full name of the person in the role. */
    name?: string | undefined;
    /** The person's e-mail address. */
    email?: string | undefined;
    /** The access code that the person must enter to open the envelope. */
    accessCode?: string | undefined;
    /**
     * The sender's own ID for the person. If it is set, the person signs in the sender's application
     * and does not receive e-mails.
     */
    clientUserId?: string | undefined;
    /**
     * Specifies whether the person is the default recipient if the template does not specify a
     * person.
     *
     * Format: boolean-string
     */
    defaultRecipient?: ("true" | "false") | undefined;
    /** The method by which the person is notified. The default is e-mail. */
    deliveryMethod?: string | undefined;
    /** The URL of the sender's page from which an embedded signer starts. */
    embeddedRecipientStartURL?: string | undefined;
    /** The full name of the person who signs in person, if the role is that of a host. */
    inPersonSignerName?: string | undefined;
    /**
     * The position of the person in the routing order. Recipients with the same number are processed
     * at the same time.
     *
     * Format: integer-string
     */
    routingOrder?: string | undefined;
    /** The ID of the signing group that is assigned to the role. */
    signingGroupId?: string | undefined;
    /** The name of the signing group that is assigned to the role. */
    signingGroupName?: string | undefined;
    /** Indicates how the members of the signing group are managed. */
    signingGroupType?: string | undefined;
    /**
     * The people of the signing group, each of whom can act for the recipient. Responses have
     * them; requests name the group by its ID alone.
     */
    signingGroupUsers?: UserInfo[] | undefined;
    /** The values for the tabs of the role, which are identified by their labels. */
    tabs?: Tabs | undefined;
    /** The additional ways in which the person is notified. */
    additionalNotifications?: RecipientAdditionalNotification[] | undefined;
    /** The language and texts of the e-mails to this person. */
    emailNotification?: RecipientEmailNotification | undefined;
    /**
     * The telephone number to which text messages are sent, if the person is notified by text
     * message.
     */
    phoneNumber?: RecipientPhoneNumber | undefined;
    /** The signature providers that the person can use instead of the service's own signatures. */
    recipientSignatureProviders?: RecipientSignatureProvider[] | undefined;
}
