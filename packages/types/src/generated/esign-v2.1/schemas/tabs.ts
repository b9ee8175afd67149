// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Numerical, NumericalAnswer } from './Numerical.js';
import type { Approve, ApproveAnswer } from './approve.js';
import type { Checkbox, CheckboxAnswer } from './checkbox.js';
import type { CommentThread, CommentThreadAnswer } from './commentThread.js';
import type { CommissionCounty, CommissionCountyAnswer } from './commissionCounty.js';
import type { CommissionExpiration, CommissionExpirationAnswer } from './commissionExpiration.js';
import type { CommissionNumber, CommissionNumberAnswer } from './commissionNumber.js';
import type { CommissionState, CommissionStateAnswer } from './commissionState.js';
import type { Company, CompanyAnswer } from './company.js';
import type { Currency, CurrencyAnswer } from './currency.js';
import type { Date, DateAnswer } from './date.js';
import type { DateSigned, DateSignedAnswer } from './dateSigned.js';
import type { Decline, DeclineAnswer } from './decline.js';
import type { Draw, DrawAnswer } from './draw.js';
import type { Email, EmailAnswer } from './email.js';
import type { EmailAddress, EmailAddressAnswer } from './emailAddress.js';
import type { EnvelopeId, EnvelopeIdAnswer } from './envelopeId.js';
import type { FirstName, FirstNameAnswer } from './firstName.js';
import type { FormulaTab, FormulaTabAnswer } from './formulaTab.js';
import type { FullName, FullNameAnswer } from './fullName.js';
import type { InitialHere, InitialHereAnswer } from './initialHere.js';
import type { LastName, LastNameAnswer } from './lastName.js';
import type { List, ListAnswer } from './list.js';
import type { Notarize, NotarizeAnswer } from './notarize.js';
import type { NotarySeal, NotarySealAnswer } from './notarySeal.js';
import type { Note, NoteAnswer } from './note.js';
import type { Number, NumberAnswer } from './number.js';
import type { PhoneNumber, PhoneNumberAnswer } from './phoneNumber.js';
import type { PolyLineOverlay, PolyLineOverlayAnswer } from './polyLineOverlay.js';
import type { PrefillTabs, PrefillTabsAnswer } from './prefillTabs.js';
import type { RadioGroup, RadioGroupAnswer } from './radioGroup.js';
import type { SignHere, SignHereAnswer } from './signHere.js';
import type { SignerAttachment, SignerAttachmentAnswer } from './signerAttachment.js';
import type { SmartSection, SmartSectionAnswer } from './smartSection.js';
import type { Ssn, SsnAnswer } from './ssn.js';
import type { TabGroup, TabGroupAnswer } from './tabGroup.js';
import type { Text, TextAnswer } from './text.js';
import type { Title, TitleAnswer } from './title.js';
import type { View, ViewAnswer } from './view.js';
import type { Zip, ZipAnswer } from './zip.js';

/** The tabs on the documents, with one list for each type. */
export interface Tabs {
    /** The places at which the recipient signs. */
    signHereTabs?: SignHere[] | undefined;
    /** The places at which the recipient puts their initials. */
    initialHereTabs?: InitialHere[] | undefined;
    /** The places at which the service prints the day on which the recipient signed. */
    dateSignedTabs?: DateSigned[] | undefined;
    /** The tabs for the signer's full name. */
    fullNameTabs?: FullName[] | undefined;
    /** The tabs in which the signer enters text. */
    textTabs?: Text[] | undefined;
    /** The checkboxes that the signer can select. */
    checkboxTabs?: Checkbox[] | undefined;
    /** The buttons with which the signer approves without signing. */
    approveTabs?: Approve[] | undefined;
    /** The tabs in which recipients and the sender discuss the document. */
    commentThreadTabs?: CommentThread[] | undefined;
    /** The places at which the county of the notary's commission is printed. */
    commissionCountyTabs?: CommissionCounty[] | undefined;
    /** The tabs for the expiration date of a notary's commission. */
    commissionExpirationTabs?: CommissionExpiration[] | undefined;
    /** The tabs for the number of a notary's commission. */
    commissionNumberTabs?: CommissionNumber[] | undefined;
    /** The places at which the state of the notary's commission is printed. */
    commissionStateTabs?: CommissionState[] | undefined;
    /** The tabs for the signer's company. */
    companyTabs?: Company[] | undefined;
    /** The tabs in which the signer enters an amount of money. */
    currencyTabs?: Currency[] | undefined;
    /** The tabs in which the signer enters a date. */
    dateTabs?: Date[] | undefined;
    /** The buttons with which the signer declines. */
    declineTabs?: Decline[] | undefined;
    /** The areas in which the signer draws. */
    drawTabs?: Draw[] | undefined;
    /** The tabs for the recipient's e-mail address. */
    emailAddressTabs?: EmailAddress[] | undefined;
    /** The tabs in which the signer enters an e-mail address. */
    emailTabs?: Email[] | undefined;
    /** Tabs that show the ID of the envelope on the document. A recipient cannot change them. */
    envelopeIdTabs?: EnvelopeId[] | undefined;
    /** The tabs for the recipient's first name. */
    firstNameTabs?: FirstName[] | undefined;
    /** The tabs whose values are calculated from other tabs, including payment amounts. */
    formulaTabs?: FormulaTab[] | undefined;
    /** The tabs for the recipient's last name. */
    lastNameTabs?: LastName[] | undefined;
    /** The lists from which the signer selects one item. */
    listTabs?: List[] | undefined;
    /** The tabs that alert the notary that a notarial act is required. */
    notarizeTabs?: Notarize[] | undefined;
    /** The places at which the seal of the notary is stamped. */
    notarySealTabs?: NotarySeal[] | undefined;
    /** The texts of the sender that the signer can read but not change. */
    noteTabs?: Note[] | undefined;
    /** The tabs for a number, of the older type that stores the number as text. */
    numberTabs?: Number[] | undefined;
    /** The fields in which the recipient enters a number with its country code. */
    phoneNumberTabs?: PhoneNumber[] | undefined;
    /** The lines that are drawn over the page. */
    polyLineOverlayTabs?: PolyLineOverlay[] | undefined;
    /** The tabs that the sender fills in before the envelope is sent. */
    prefillTabs?: PrefillTabs | undefined;
    /** The groups of radio buttons from which the signer selects one button. */
    radioGroupTabs?: RadioGroup[] | undefined;
    /** The tabs at which the signer adds files. */
    signerAttachmentTabs?: SignerAttachment[] | undefined;
    /** The parts of a document that can be collapsed on a small screen. */
    smartSectionTabs?: SmartSection[] | undefined;
    /** The tabs for a United States social security number. */
    ssnTabs?: Ssn[] | undefined;
    /** The rules for how many of several tabs must be filled in. */
    tabGroups?: TabGroup[] | undefined;
    /** The tabs for the signer's job title. */
    titleTabs?: Title[] | undefined;
    /** The buttons that open a document that the signer is to read. */
    viewTabs?: View[] | undefined;
    /** The tabs for a United States ZIP code. */
    zipTabs?: Zip[] | undefined;
    /** The tabs for a number with a minimum and a maximum value. */
    numericalTabs?: Numerical[] | undefined;
}

/**
 * `Tabs` in a response: with the members that the service always writes.
 */
export interface TabsAnswer extends Tabs {
    signHereTabs?: SignHereAnswer[] | undefined;
    initialHereTabs?: InitialHereAnswer[] | undefined;
    dateSignedTabs?: DateSignedAnswer[] | undefined;
    fullNameTabs?: FullNameAnswer[] | undefined;
    textTabs?: TextAnswer[] | undefined;
    checkboxTabs?: CheckboxAnswer[] | undefined;
    approveTabs?: ApproveAnswer[] | undefined;
    commentThreadTabs?: CommentThreadAnswer[] | undefined;
    commissionCountyTabs?: CommissionCountyAnswer[] | undefined;
    commissionExpirationTabs?: CommissionExpirationAnswer[] | undefined;
    commissionNumberTabs?: CommissionNumberAnswer[] | undefined;
    commissionStateTabs?: CommissionStateAnswer[] | undefined;
    companyTabs?: CompanyAnswer[] | undefined;
    currencyTabs?: CurrencyAnswer[] | undefined;
    dateTabs?: DateAnswer[] | undefined;
    declineTabs?: DeclineAnswer[] | undefined;
    drawTabs?: DrawAnswer[] | undefined;
    emailAddressTabs?: EmailAddressAnswer[] | undefined;
    emailTabs?: EmailAnswer[] | undefined;
    envelopeIdTabs?: EnvelopeIdAnswer[] | undefined;
    firstNameTabs?: FirstNameAnswer[] | undefined;
    formulaTabs?: FormulaTabAnswer[] | undefined;
    lastNameTabs?: LastNameAnswer[] | undefined;
    listTabs?: ListAnswer[] | undefined;
    notarizeTabs?: NotarizeAnswer[] | undefined;
    notarySealTabs?: NotarySealAnswer[] | undefined;
    noteTabs?: NoteAnswer[] | undefined;
    numberTabs?: NumberAnswer[] | undefined;
    phoneNumberTabs?: PhoneNumberAnswer[] | undefined;
    polyLineOverlayTabs?: PolyLineOverlayAnswer[] | undefined;
    prefillTabs?: PrefillTabsAnswer | undefined;
    radioGroupTabs?: RadioGroupAnswer[] | undefined;
    signerAttachmentTabs?: SignerAttachmentAnswer[] | undefined;
    smartSectionTabs?: SmartSectionAnswer[] | undefined;
    ssnTabs?: SsnAnswer[] | undefined;
    tabGroups?: TabGroupAnswer[] | undefined;
    titleTabs?: TitleAnswer[] | undefined;
    viewTabs?: ViewAnswer[] | undefined;
    zipTabs?: ZipAnswer[] | undefined;
    numericalTabs?: NumericalAnswer[] | undefined;
}
