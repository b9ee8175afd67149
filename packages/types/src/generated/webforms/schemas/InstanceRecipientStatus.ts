// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The state of the part of an instance that one person fills in: created, opened, or submitted. */
export type InstanceRecipientStatus = "INITIATED" | "IN_PROGRESS" | "SUBMITTED" | (string & {});
