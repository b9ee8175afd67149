// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of a recipient that sets off a message: `Sent`, `Delivered`, `Completed`, `Declined`,
 * `AuthenticationFailed` or `AutoResponded`, in any letter case.
 */
export type RecipientEventCode = string;
