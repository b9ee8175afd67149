// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The kinds of card that are taken. */
export interface CreditCardTypes {
    /** The kinds, such as `visa` or `mastercard`. */
    cardTypes?: string[] | undefined;
}
