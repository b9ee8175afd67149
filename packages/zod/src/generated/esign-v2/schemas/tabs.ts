/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Approve } from './approve.js';
import { Checkbox } from './checkbox.js';
import { CommentThread } from './commentThread.js';
import { CommissionCounty } from './commissionCounty.js';
import { CommissionExpiration } from './commissionExpiration.js';
import { CommissionNumber } from './commissionNumber.js';
import { CommissionState } from './commissionState.js';
import { Company } from './company.js';
import { Currency } from './currency.js';
import { Date } from './date.js';
import { DateSigned } from './dateSigned.js';
import { Decline } from './decline.js';
import { Draw } from './draw.js';
import { Email } from './email.js';
import { EmailAddress } from './emailAddress.js';
import { EnvelopeId } from './envelopeId.js';
import { FirstName } from './firstName.js';
import { FormulaTab } from './formulaTab.js';
import { FullName } from './fullName.js';
import { InitialHere } from './initialHere.js';
import { LastName } from './lastName.js';
import { List } from './list.js';
import { Notarize } from './notarize.js';
import { NotarySeal } from './notarySeal.js';
import { Note } from './note.js';
import { Number } from './number.js';
import { Numerical } from './Numerical.js';
import { PhoneNumber } from './phoneNumber.js';
import { PolyLineOverlay } from './polyLineOverlay.js';
import { PrefillTabs } from './prefillTabs.js';
import { RadioGroup } from './radioGroup.js';
import { SignerAttachment } from './signerAttachment.js';
import { SignHere } from './signHere.js';
import { SmartSection } from './smartSection.js';
import { Ssn } from './ssn.js';
import { TabGroup } from './tabGroup.js';
import { Text } from './text.js';
import { Title } from './title.js';
import { View } from './view.js';
import { Zip } from './zip.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Tabs as Type } from '@countersign/types/esign-v2/schemas/tabs';
export const Tabs: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
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
}));
