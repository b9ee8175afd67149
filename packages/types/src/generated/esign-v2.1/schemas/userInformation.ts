// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';
import type { ConnectUserObject } from './connectUserObject.js';
import type { ErrorDetails } from './errorDetails.js';
import type { ForgottenPasswordInformation } from './forgottenPasswordInformation.js';
import type { Group, GroupAnswer } from './group.js';
import type { NameValue } from './nameValue.js';
import type { UserSettingsInformation, UserSettingsInformationAnswer } from './userSettingsInformation.js';
import type { UserStatus } from './userStatus.js';

/** A user as a member of the account, with the profile, rights and settings. */
export interface UserInformation {
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The set of rights in the account that the user has, by its ID. */
    permissionProfileId?: string | undefined;
    /** The set of rights in the account that the user has, in the words of its administrators. */
    permissionProfileName?: string | undefined;
    /** The relative URI of this object. */
    uri?: string | undefined;
    /**
     * The ID of the user, a GUID that the service assigns.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The first and last name, as recipients see it in e-mails. */
    userName?: string | undefined;
    /**
     * The status of the user's membership: `ActivationRequired`, `ActivationSent`, `Active`,
     * `Closed` or `Disabled`.
     */
    userStatus?: UserStatus | undefined;
    /** The status of the user's licence. */
    licenseStatus?: string | undefined;
    /** The type of the user's licence. */
    licenseType?: string | undefined;
    /** The code that the user must enter to activate the membership. */
    activationAccessCode?: string | undefined;
    /** The user's company. */
    company?: string | undefined;
    /** The Connect configurations that apply to the user. */
    connectConfigurations?: ConnectUserObject[] | undefined;
    /** The code of the user's country. */
    countryCode?: string | undefined;
    /** The custom settings that the client stores for the user, as names and values. */
    customSettings?: NameValue[] | undefined;
    /** The ID of the user's default account. */
    defaultAccountId?: string | undefined;
    /**
     * Specifies whether Connect sends messages about the user's envelopes.
     *
     * Format: boolean-string
     */
    enableConnectForUser?: ("true" | "false") | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The given name. The service uses it in tabs that show it. */
    firstName?: string | undefined;
    /**
     * The security questions and answers for a user who has forgotten the password. There can be
     * at most four.
     */
    forgottenPasswordInfo?: ForgottenPasswordInformation | undefined;
    /** The groups that the user belongs to. In a request, only their IDs are required. */
    groupList?: Group[] | undefined;
    /** Indicates whether the user can act as a remote notary. */
    hasRemoteNotary?: boolean | undefined;
    /** The user's home address. */
    homeAddress?: AddressInformation | undefined;
    /** The relative URI of the image of the user's initials. */
    readonly initialsImageUri?: string | undefined;
    /**
     * Indicates whether the user is an administrator of the account.
     *
     * Format: boolean-string
     */
    readonly isAdmin?: ("True" | "False") | undefined;
    /**
     * Specifies whether the user's signatures can show the logo of the American realtors'
     * association.
     *
     * Format: boolean-string
     */
    isNAREnabled?: ("true" | "false") | undefined;
    /** The user's job title. */
    jobTitle?: string | undefined;
    /**
     * The date and time when the user was last logged in.
     *
     * Format: date-time
     */
    readonly lastLogin?: string | undefined;
    /** The family name. The service uses it in tabs that show it. */
    lastName?: string | undefined;
    /**
     * Indicates whether the user is currently logged in.
     *
     * Format: boolean-string
     */
    readonly loginStatus?: ("true" | "false") | undefined;
    /** The middle name of the person. */
    middleName?: string | undefined;
    /** The password of the user. */
    password?: string | undefined;
    /**
     * The date and time when the password expires, if the account has password expiration.
     *
     * Format: date-time
     */
    readonly passwordExpiration?: string | undefined;
    /** The relative URI of the user's profile image. */
    readonly profileImageUri?: string | undefined;
    /**
     * Specifies whether an e-mail is sent with which the user can activate the membership. `send`
     * sends it again to a user who has not activated the membership yet.
     *
     * Format: boolean-string
     */
    sendActivationEmail?: ("true" | "false" | "send" | (string & {})) | undefined;
    /**
     * Specifies whether the activation e-mail is sent again when a user who is not yet active
     * fails to log in.
     *
     * Format: boolean-string
     */
    sendActivationOnInvalidLogin?: ("true" | "false") | undefined;
    /** The relative URI of the image of the user's signature. */
    readonly signatureImageUri?: string | undefined;
    /**
     * Specifies whether the user subscribes to news from the operator.
     *
     * Format: boolean-string
     */
    subscribe?: ("true" | "false") | undefined;
    /** The suffix of the name of the person, such as `Jr`. */
    suffixName?: string | undefined;
    /** The title of the person, such as `Mr` or `Dr`. */
    title?: string | undefined;
    /**
     * The date and time when the user became a member of the account.
     *
     * Format: date-time
     */
    readonly userAddedToAccountDateTime?: string | undefined;
    /**
     * The date and time when the user's profile was last changed.
     *
     * Format: date-time
     */
    readonly userProfileLastModifiedDate?: string | undefined;
    /** The rights and preferences of the user. */
    userSettings?: UserSettingsInformation | undefined;
    /** The type of user, such as `CompanyUser`. */
    userType?: string | undefined;
    /** The user's work address. */
    workAddress?: AddressInformation | undefined;
    /**
     * Specifies whether the user is an alternate administrator, who substitutes for the
     * administrators.
     *
     * Format: boolean-string
     */
    isAlternateAdmin?: ("True" | "False") | undefined;
    /**
     * Indicates whether an identity provider manages the user's data through SCIM.
     *
     * Format: boolean-string
     */
    isManagedByScim?: ("True" | "False") | undefined;
    /**
     * Indicates whether an identity provider manages the user's membership through SCIM.
     *
     * Format: boolean-string
     */
    isMembershipManagedByScim?: ("True" | "False") | undefined;
}

/**
 * `UserInformation` in a response: with the members that the service always writes.
 */
export interface UserInformationAnswer extends UserInformation {
    userId: string;
    company: string;
    firstName: string;
    groupList?: GroupAnswer[] | undefined;
    jobTitle: string;
    lastName: string;
    middleName: string;
    suffixName: string;
    title: string;
    userSettings?: UserSettingsInformationAnswer | undefined;
    isAlternateAdmin: ("True" | "False");
    isManagedByScim: ("True" | "False");
    isMembershipManagedByScim: ("True" | "False");
}
