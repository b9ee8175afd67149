// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Checkbox, CheckboxAnswer } from './checkbox.js';
import type { Date, DateAnswer } from './date.js';
import type { Email, EmailAnswer } from './email.js';
import type { Number, NumberAnswer } from './number.js';
import type { RadioGroup, RadioGroupAnswer } from './radioGroup.js';
import type { SenderCompany } from './senderCompany.js';
import type { SenderName } from './senderName.js';
import type { Ssn, SsnAnswer } from './ssn.js';
import type { TabGroup, TabGroupAnswer } from './tabGroup.js';
import type { Text, TextAnswer } from './text.js';
import type { Zip, ZipAnswer } from './zip.js';

/**
 * The tabs that the sender fills in before the envelope is sent. For the signers, the values are
 * part of the document.
 */
export interface PrefillTabs {
    /** The checkboxes that the sender can select. */
    checkboxTabs?: Checkbox[] | undefined;
    /** The groups of radio buttons from which the sender selects one button. */
    radioGroupTabs?: RadioGroup[] | undefined;
    /** The tabs for the sender's company. */
    senderCompanyTabs?: SenderCompany[] | undefined;
    /** The tabs for the sender's name. */
    senderNameTabs?: SenderName[] | undefined;
    /** The rules for how many of several tabs the sender must fill in. */
    tabGroups?: TabGroup[] | undefined;
    /** The tabs in which the sender enters text. */
    textTabs?: Text[] | undefined;
    /** The tabs in which the sender enters a date. */
    dateTabs?: Date[] | undefined;
    /** The tabs in which the sender enters an e-mail address. */
    emailTabs?: Email[] | undefined;
    /** The tabs in which the sender enters a number. */
    numberTabs?: Number[] | undefined;
    /** The tabs in which the sender enters a social security number. */
    ssnTabs?: Ssn[] | undefined;
    /** The tabs in which the sender enters a ZIP code. */
    zipTabs?: Zip[] | undefined;
}

/**
 * `PrefillTabs` in a response: with the members that the service always writes.
 */
export interface PrefillTabsAnswer extends PrefillTabs {
    checkboxTabs?: CheckboxAnswer[] | undefined;
    radioGroupTabs?: RadioGroupAnswer[] | undefined;
    tabGroups?: TabGroupAnswer[] | undefined;
    textTabs?: TextAnswer[] | undefined;
    dateTabs?: DateAnswer[] | undefined;
    emailTabs?: EmailAnswer[] | undefined;
    numberTabs?: NumberAnswer[] | undefined;
    ssnTabs?: SsnAnswer[] | undefined;
    zipTabs?: ZipAnswer[] | undefined;
}
