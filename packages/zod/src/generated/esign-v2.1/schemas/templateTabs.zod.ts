/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Approve } from './approve.zod.js';
import { Checkbox } from './checkbox.zod.js';
import { CommentThread } from './commentThread.zod.js';
import { CommissionCounty } from './commissionCounty.zod.js';
import { CommissionExpiration } from './commissionExpiration.zod.js';
import { CommissionNumber } from './commissionNumber.zod.js';
import { CommissionState } from './commissionState.zod.js';
import { Company } from './company.zod.js';
import { Currency } from './currency.zod.js';
import { Date } from './date.zod.js';
import { DateSigned } from './dateSigned.zod.js';
import { Decline } from './decline.zod.js';
import { Draw } from './draw.zod.js';
import { Email } from './email.zod.js';
import { EmailAddress } from './emailAddress.zod.js';
import { EnvelopeId } from './envelopeId.zod.js';
import { FirstName } from './firstName.zod.js';
import { FormulaTab } from './formulaTab.zod.js';
import { FullName } from './fullName.zod.js';
import { InitialHere } from './initialHere.zod.js';
import { LastName } from './lastName.zod.js';
import { List } from './list.zod.js';
import { Notarize } from './notarize.zod.js';
import { NotarySeal } from './notarySeal.zod.js';
import { Note } from './note.zod.js';
import { Number } from './number.zod.js';
import { Numerical } from './numerical.zod.js';
import { PhoneNumber } from './phoneNumber.zod.js';
import { PolyLineOverlay } from './polyLineOverlay.zod.js';
import { PrefillTabs } from './prefillTabs.zod.js';
import { RadioGroup } from './radioGroup.zod.js';
import { SignerAttachment } from './signerAttachment.zod.js';
import { SignHere } from './signHere.zod.js';
import { SmartSection } from './smartSection.zod.js';
import { Ssn } from './ssn.zod.js';
import { TabGroup } from './tabGroup.zod.js';
import { Text } from './text.zod.js';
import { Title } from './title.zod.js';
import { View } from './view.zod.js';
import { Zip } from './zip.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateTabs'];
export const TemplateTabs: zod.ZodType<Type, Type> = zod.object({
    "signHereTabs": zod.array(SignHere).optional(),
    "initialHereTabs": zod.array(InitialHere).optional(),
    "dateSignedTabs": zod.array(DateSigned).optional(),
    "fullNameTabs": zod.array(FullName).optional(),
    "textTabs": zod.array(Text).optional(),
    "checkboxTabs": zod.array(Checkbox).optional(),
    "approveTabs": zod.array(Approve).optional(),
    "commentThreadTabs": zod.array(CommentThread).optional(),
    "commissionCountyTabs": zod.array(CommissionCounty).optional(),
    "commissionExpirationTabs": zod.array(CommissionExpiration).optional(),
    "commissionNumberTabs": zod.array(CommissionNumber).optional(),
    "commissionStateTabs": zod.array(CommissionState).optional(),
    "companyTabs": zod.array(Company).optional(),
    "currencyTabs": zod.array(Currency).optional(),
    "dateTabs": zod.array(Date).optional(),
    "declineTabs": zod.array(Decline).optional(),
    "drawTabs": zod.array(Draw).optional(),
    "emailAddressTabs": zod.array(EmailAddress).optional(),
    "emailTabs": zod.array(Email).optional(),
    "envelopeIdTabs": zod.array(EnvelopeId).optional(),
    "firstNameTabs": zod.array(FirstName).optional(),
    "formulaTabs": zod.array(FormulaTab).optional(),
    "lastNameTabs": zod.array(LastName).optional(),
    "listTabs": zod.array(List).optional(),
    "notarizeTabs": zod.array(Notarize).optional(),
    "notarySealTabs": zod.array(NotarySeal).optional(),
    "noteTabs": zod.array(Note).optional(),
    "numberTabs": zod.array(Number).optional(),
    "phoneNumberTabs": zod.array(PhoneNumber).optional(),
    "polyLineOverlayTabs": zod.array(PolyLineOverlay).optional(),
    "prefillTabs": PrefillTabs.optional(),
    "radioGroupTabs": zod.array(RadioGroup).optional(),
    "signerAttachmentTabs": zod.array(SignerAttachment).optional(),
    "smartSectionTabs": zod.array(SmartSection).optional(),
    "ssnTabs": zod.array(Ssn).optional(),
    "tabGroups": zod.array(TabGroup).optional(),
    "titleTabs": zod.array(Title).optional(),
    "viewTabs": zod.array(View).optional(),
    "zipTabs": zod.array(Zip).optional(),
    "numericalTabs": zod.array(Numerical).optional()
});
