// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The moment at which a form is sent by e-mail. `now` is the only one. */
export type SendOption = "now";
