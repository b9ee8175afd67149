// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form that carries a resource file into a brand. */
export interface BrandResourceUpload {
    /**
     * The bytes of the XML file that holds the changed resources.
     *
     * Format: binary
     */
    "file.xml": Blob;
}
