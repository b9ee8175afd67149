// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The recipient status that triggers a message: `Sent`, `Delivered`, `Completed`, `Declined`,
 * `AuthenticationFailed` or `AutoResponded`. It is not case-sensitive.
 */
export type RecipientEventCode = string;
