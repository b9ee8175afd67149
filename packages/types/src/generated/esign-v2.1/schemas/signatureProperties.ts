// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The encoding of a signature in a PDF. */
export interface SignatureProperties {
    /** The name of the handler of the signature, such as `Adobe.PPKLite`. */
    filter?: string | undefined;
    /** The encoding of the signature, such as `ETSI.CAdES.detached`. */
    subFilter?: string | undefined;
}
