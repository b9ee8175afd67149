// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * An event that Connect can push. The first part of the name gives the object of the event: an
 * envelope, a recipient, a template or a click agreement.
 */
export type ConnectEvent = "envelope-created" | "envelope-sent" | "envelope-resent" | "envelope-delivered" | "envelope-completed" | "envelope-declined" | "envelope-voided" | "envelope-corrected" | "envelope-purge" | "envelope-deleted" | "envelope-discard" | "recipient-sent" | "recipient-resent" | "recipient-delivered" | "recipient-completed" | "recipient-declined" | "recipient-authenticationfailed" | "recipient-autoresponded" | "recipient-reassign" | "recipient-delegate" | "recipient-finish-later" | "template-created" | "template-modified" | "template-deleted" | "click-agreed" | "click-declined" | (string & {});
