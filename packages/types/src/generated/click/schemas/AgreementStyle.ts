// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AgreeButtonStyles } from './AgreeButtonStyles.js';
import type { AgreementStatementStyles } from './AgreementStatementStyles.js';
import type { ContainerStyles } from './ContainerStyles.js';
import type { DisclosureLinkStyles } from './DisclosureLinkStyles.js';
import type { DocumentLinkStyles } from './DocumentLinkStyles.js';
import type { HeaderStyles } from './HeaderStyles.js';

/** The look of the page, as the application has set it. */
export interface AgreementStyle {
    agreeButton?: AgreeButtonStyles | undefined;
    agreementStatement?: AgreementStatementStyles | undefined;
    container?: ContainerStyles | undefined;
    disclosureLink?: DisclosureLinkStyles | undefined;
    documentLink?: DocumentLinkStyles | undefined;
    header?: HeaderStyles | undefined;
    /** Lets the documents scroll with the page, or in a box of their own. */
    scrollControl?: ("browser" | "fill_parent" | (string & {})) | undefined;
}
