// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';
import type { ConnectUserObject } from './connectUserObject.js';
import type { ErrorDetails } from './errorDetails.js';
import type { ForgottenPasswordInformation } from './forgottenPasswordInformation.js';
import type { Group } from './group.js';
import type { NameValue } from './nameValue.js';
import type { UserSettingsInformation } from './userSettingsInformation.js';
import type { UserStatus } from './userStatus.js';

/** A user as a member of the account, with profile, rights and settings. */
export interface UserInformation {
    /**
     * When it was made.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The set of rights that the person has in the account. */
    permissionProfileId?: string | undefined;
    /** What the account calls the set of rights that the person has. */
    permissionProfileName?: string | undefined;
    /** The relative address under which this object is found. */
    uri?: string | undefined;
    /**
     * The user, by the GUID that the service gave to them.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The full name of the user. */
    userName?: string | undefined;
    /** Where the membership of the user stands. */
    userStatus?: UserStatus | undefined;
    /** Where the user's licence stands. */
    licenseStatus?: string | undefined;
    /** The kind of licence that the user has. */
    licenseType?: string | undefined;
    /** The code that the user must enter to activate the membership. */
    activationAccessCode?: string | undefined;
    /** The company that the user works for. */
    company?: string | undefined;
    /** The Connect configurations that concern the user. */
    connectConfigurations?: ConnectUserObject[] | undefined;
    /** The country of the user, by its code. */
    countryCode?: string | undefined;
    /** Settings that the client keeps with the user, as names and values. */
    customSettings?: NameValue[] | undefined;
    /** The account that the user enters without choosing one. */
    defaultAccountId?: string | undefined;
    /**
     * Whether Connect reports on the envelopes of the user.
     *
     * Format: boolean-string
     */
    enableConnectForUser?: ("true" | "false") | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The given name of the person. */
    firstName?: string | undefined;
    /** Up to four questions, with their answers, for a user who has forgotten the password. */
    forgottenPasswordInfo?: ForgottenPasswordInformation | undefined;
    /** The groups that the user belongs to. A change needs only their IDs. */
    groupList?: Group[] | undefined;
    /** Whether the user may act as a notary at a distance. */
    hasRemoteNotary?: boolean | undefined;
    /** Where the user lives. */
    homeAddress?: AddressInformation | undefined;
    /** The relative address of the image of the user's initials. */
    readonly initialsImageUri?: string | undefined;
    /**
     * Whether the user is an administrator of the account.
     *
     * Format: boolean-string
     */
    readonly isAdmin?: ("true" | "false") | undefined;
    /**
     * Whether signatures of the user may show the logo of the American realtors' association.
     *
     * Format: boolean-string
     */
    isNAREnabled?: ("true" | "false") | undefined;
    /** What the user does in the company. */
    jobTitle?: string | undefined;
    /**
     * When the user was last logged in.
     *
     * Format: date-time
     */
    readonly lastLogin?: string | undefined;
    /** The family name of the person. */
    lastName?: string | undefined;
    /**
     * Whether the user is logged in at present.
     *
     * Format: boolean-string
     */
    readonly loginStatus?: ("true" | "false") | undefined;
    /** The middle name of the person. */
    middleName?: string | undefined;
    /** The password of the user. */
    password?: string | undefined;
    /**
     * When the password expires, where the account lets passwords expire.
     *
     * Format: date-time
     */
    readonly passwordExpiration?: string | undefined;
    /** The relative address of the user's profile image. */
    readonly profileImageUri?: string | undefined;
    /**
     * Whether an e-mail goes out with which the user activates the membership.
     *
     * Format: boolean-string
     */
    sendActivationEmail?: ("true" | "false") | undefined;
    /**
     * Whether that e-mail goes out again when a user who is not yet active fails to log in.
     *
     * Format: boolean-string
     */
    sendActivationOnInvalidLogin?: ("true" | "false") | undefined;
    /** The relative address of the image of the user's signature. */
    readonly signatureImageUri?: string | undefined;
    /**
     * Whether the user wishes to get news of the operator.
     *
     * Format: boolean-string
     */
    subscribe?: ("true" | "false") | undefined;
    /** What stands after the family name, such as `Jr`. */
    suffixName?: string | undefined;
    /** The title of the person, such as `Mr` or `Dr`. */
    title?: string | undefined;
    /**
     * When the user became a member of the account.
     *
     * Format: date-time
     */
    readonly userAddedToAccountDateTime?: string | undefined;
    /**
     * When the profile of the user was last changed.
     *
     * Format: date-time
     */
    readonly userProfileLastModifiedDate?: string | undefined;
    /** The rights and preferences of the user. */
    userSettings?: UserSettingsInformation | undefined;
    /** The kind of user, such as `CompanyUser`. */
    userType?: string | undefined;
    /** Where the user works. */
    workAddress?: AddressInformation | undefined;
    /**
     * Whether the user stands in for the administrators.
     *
     * Format: boolean-string
     */
    isAlternateAdmin?: ("true" | "false") | undefined;
    /**
     * Whether an identity provider keeps the user's data through SCIM.
     *
     * Format: boolean-string
     */
    isManagedByScim?: ("true" | "false") | undefined;
    /**
     * Whether an identity provider opens and closes the membership through SCIM.
     *
     * Format: boolean-string
     */
    isMembershipManagedByScim?: ("true" | "false") | undefined;
}
