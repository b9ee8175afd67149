// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An e-mail domain to which an export is limited. */
export interface OrgExportSelectedDomain {
    /** The e-mail domain, such as `harbour.example`. */
    domain?: string | undefined;
}
