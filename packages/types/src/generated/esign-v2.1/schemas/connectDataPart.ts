// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A part of the envelope that can be included in a message: `attachments`, `custom_fields`,
 * `documents`, `extensions`, `folders`, `payment_tabs`, `powerform`, `recipients` or `tabs`. Others
 * have no effect.
 */
export type ConnectDataPart = string;
