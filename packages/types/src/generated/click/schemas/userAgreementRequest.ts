// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A person who is to agree. */
export interface UserAgreementRequest {
    /** The ID of the person in the application, such as a number or an e-mail address. */
    clientUserId: string;
    /** The values of the fields of the documents, each under its name. */
    documentData?: {
        [key: string]: string;
    } | undefined;
    /** A text of the application, which is kept with the agreement and returned. */
    metadata?: string | undefined;
    /** The URL that the page leads to after the answer, unless it is in a frame. */
    returnUrl?: string | undefined;
}
