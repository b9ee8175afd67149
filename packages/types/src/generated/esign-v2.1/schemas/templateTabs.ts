// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Numerical } from './Numerical.js';
import type { Approve } from './approve.js';
import type { Checkbox } from './checkbox.js';
import type { CommentThread } from './commentThread.js';
import type { CommissionCounty } from './commissionCounty.js';
import type { CommissionExpiration } from './commissionExpiration.js';
import type { CommissionNumber } from './commissionNumber.js';
import type { CommissionState } from './commissionState.js';
import type { Company } from './company.js';
import type { Currency } from './currency.js';
import type { Date } from './date.js';
import type { DateSigned } from './dateSigned.js';
import type { Decline } from './decline.js';
import type { Draw } from './draw.js';
import type { Email } from './email.js';
import type { EmailAddress } from './emailAddress.js';
import type { EnvelopeId } from './envelopeId.js';
import type { FirstName } from './firstName.js';
import type { FormulaTab } from './formulaTab.js';
import type { FullName } from './fullName.js';
import type { InitialHere } from './initialHere.js';
import type { LastName } from './lastName.js';
import type { List } from './list.js';
import type { Notarize } from './notarize.js';
import type { NotarySeal } from './notarySeal.js';
import type { Note } from './note.js';
import type { Number } from './number.js';
import type { PhoneNumber } from './phoneNumber.js';
import type { PolyLineOverlay } from './polyLineOverlay.js';
import type { PrefillTabs } from './prefillTabs.js';
import type { RadioGroup } from './radioGroup.js';
import type { SignHere } from './signHere.js';
import type { SignerAttachment } from './signerAttachment.js';
import type { SmartSection } from './smartSection.js';
import type { Ssn } from './ssn.js';
import type { TabGroup } from './tabGroup.js';
import type { Text } from './text.js';
import type { Title } from './title.js';
import type { View } from './view.js';
import type { Zip } from './zip.js';

/** Tabs on the documents of a template, one list for each kind. */
export interface TemplateTabs {
    /** Where the signature goes. */
    signHereTabs?: SignHere[] | undefined;
    /** Where the initials go. */
    initialHereTabs?: InitialHere[] | undefined;
    /** Where the date of signing goes. */
    dateSignedTabs?: DateSigned[] | undefined;
    /** Where the signer's full name goes. */
    fullNameTabs?: FullName[] | undefined;
    /** Fields in which text can be written. */
    textTabs?: Text[] | undefined;
    /** Boxes to tick. */
    checkboxTabs?: Checkbox[] | undefined;
    /** Buttons with which the signer agrees without signing. */
    approveTabs?: Approve[] | undefined;
    /** Places where recipients and the sender talk about the document. */
    commentThreadTabs?: CommentThread[] | undefined;
    /** Where the county goes in which a notary was appointed. */
    commissionCountyTabs?: CommissionCounty[] | undefined;
    /** Where the date goes on which the appointment of a notary ends. */
    commissionExpirationTabs?: CommissionExpiration[] | undefined;
    /** Where the number goes under which a notary was appointed. */
    commissionNumberTabs?: CommissionNumber[] | undefined;
    /** Where the state goes in which a notary was appointed. */
    commissionStateTabs?: CommissionState[] | undefined;
    /** Where the company of the signer goes. */
    companyTabs?: Company[] | undefined;
    /** Fields for an amount of money. */
    currencyTabs?: Currency[] | undefined;
    /** Fields for a date that the signer enters. */
    dateTabs?: Date[] | undefined;
    /** Buttons with which the signer refuses. */
    declineTabs?: Decline[] | undefined;
    /** Areas on which the signer draws. */
    drawTabs?: Draw[] | undefined;
    /** Where the e-mail address of the recipient goes. */
    emailAddressTabs?: EmailAddress[] | undefined;
    /** Fields for an e-mail address that the signer enters. */
    emailTabs?: Email[] | undefined;
    /** Where the ID of the envelope goes. */
    envelopeIdTabs?: EnvelopeId[] | undefined;
    /** Where the given name of the recipient goes. */
    firstNameTabs?: FirstName[] | undefined;
    /** Results that are calculated from other tabs, amounts to pay among them. */
    formulaTabs?: FormulaTab[] | undefined;
    /** Where the family name of the recipient goes. */
    lastNameTabs?: LastName[] | undefined;
    /** Lists from which the signer chooses one item. */
    listTabs?: List[] | undefined;
    /** Marks that tell the notary where an act is due. */
    notarizeTabs?: Notarize[] | undefined;
    /** Where the seal of the notary goes. */
    notarySealTabs?: NotarySeal[] | undefined;
    /** Texts of the sender that the signer reads but does not change. */
    noteTabs?: Note[] | undefined;
    /** Fields for a number, in the older kind that keeps it as text. */
    numberTabs?: Number[] | undefined;
    /** Fields for a telephone number. */
    phoneNumberTabs?: PhoneNumber[] | undefined;
    /** Lines that are drawn over the page. */
    polyLineOverlayTabs?: PolyLineOverlay[] | undefined;
    /** Tabs that the sender fills in before the envelope goes out. */
    prefillTabs?: PrefillTabs | undefined;
    /** Groups of buttons of which one is chosen. */
    radioGroupTabs?: RadioGroup[] | undefined;
    /** Places where the signer adds files. */
    signerAttachmentTabs?: SignerAttachment[] | undefined;
    /** Parts of a document that can be folded on a small screen. */
    smartSectionTabs?: SmartSection[] | undefined;
    /** Fields for a social security number of the United States. */
    ssnTabs?: Ssn[] | undefined;
    /** Rules for how many of several tabs are filled in. */
    tabGroups?: TabGroup[] | undefined;
    /** Where the job title of the signer goes. */
    titleTabs?: Title[] | undefined;
    /** Buttons that open a document that the signer should have read. */
    viewTabs?: View[] | undefined;
    /** Fields for a ZIP code of the United States. */
    zipTabs?: Zip[] | undefined;
    /** Fields for a number, with a smallest and a largest value. */
    numericalTabs?: Numerical[] | undefined;
}
