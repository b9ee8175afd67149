// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form with which a resource file of a brand is uploaded. */
export interface BrandResourceUpload {
    /**
     * The content of the XML file with the changed resources.
     *
     * Format: binary
     */
    "file.xml": Blob;
}
