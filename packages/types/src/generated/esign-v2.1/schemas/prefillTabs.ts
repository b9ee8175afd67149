// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Checkbox } from './checkbox.js';
import type { Date } from './date.js';
import type { Email } from './email.js';
import type { Number } from './number.js';
import type { RadioGroup } from './radioGroup.js';
import type { SenderCompany } from './senderCompany.js';
import type { SenderName } from './senderName.js';
import type { Ssn } from './ssn.js';
import type { TabGroup } from './tabGroup.js';
import type { Text } from './text.js';
import type { Zip } from './zip.js';

/**
 * Tabs that the sender fills in before the envelope goes out. For the signers their values are
 * part of the document.
 */
export interface PrefillTabs {
    /** Boxes that the sender ticks. */
    checkboxTabs?: Checkbox[] | undefined;
    /** Groups of buttons of which the sender chooses one. */
    radioGroupTabs?: RadioGroup[] | undefined;
    /** Where the company of the sender goes. */
    senderCompanyTabs?: SenderCompany[] | undefined;
    /** Where the name of the sender goes. */
    senderNameTabs?: SenderName[] | undefined;
    /** Rules for how many of several such tabs the sender fills in. */
    tabGroups?: TabGroup[] | undefined;
    /** Fields in which the sender writes text. */
    textTabs?: Text[] | undefined;
    /** Fields for a date that the sender enters. */
    dateTabs?: Date[] | undefined;
    /** Fields for an e-mail address that the sender enters. */
    emailTabs?: Email[] | undefined;
    /** Fields for a number that the sender enters. */
    numberTabs?: Number[] | undefined;
    /** Fields for a social security number that the sender enters. */
    ssnTabs?: Ssn[] | undefined;
    /** Fields for a ZIP code that the sender enters. */
    zipTabs?: Zip[] | undefined;
}
