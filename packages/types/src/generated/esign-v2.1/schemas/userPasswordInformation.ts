// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ForgottenPasswordInformation } from './forgottenPasswordInformation.js';

/** A change of a password. */
export interface UserPasswordInformation {
    /** The password until now. */
    currentPassword?: string | undefined;
    /** The address with which the user logs in. */
    email?: string | undefined;
    /** The security questions for a forgotten password. */
    forgottenPasswordInfo?: ForgottenPasswordInformation | undefined;
    /** The password from now on. */
    newPassword?: string | undefined;
}
