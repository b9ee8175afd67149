// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A seal that a provider is to apply. */
export interface Seal {
    /** The settings of the seal at the provider. */
    configuration?: {
        [key: string]: string;
    } | undefined;
    /** The ID of the seal at the provider. */
    sealIdentifier?: string | undefined;
}
