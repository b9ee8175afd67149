// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The state of an agreement: `created` until the person answers, then `agreed` or `declined`. */
export type AgreementStatus = "created" | "agreed" | "declined" | (string & {});
