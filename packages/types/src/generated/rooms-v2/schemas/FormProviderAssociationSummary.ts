// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An association whose forms a provider distributes. */
export interface FormProviderAssociationSummary {
    /** The ID of the association at the provider. */
    readonly associationId?: string | undefined;
    /** The ID of the provider, as in the path. */
    readonly providerId?: string | undefined;
    /** The date and time when the provider last changed the data of the association. */
    readonly lastUpdateDate?: string | undefined;
    /**
     * The ID of the association in Rooms.
     *
     * Format: guid
     */
    readonly formProviderAssociationGuid?: string | undefined;
    /** The full name of the association, which its form library also has. */
    readonly formProviderAssociationName?: string | undefined;
}
