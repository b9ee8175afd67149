/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Checkbox } from './checkbox.zod.js';
import { Date } from './date.zod.js';
import { Email } from './email.zod.js';
import { Number } from './number.zod.js';
import { RadioGroup } from './radioGroup.zod.js';
import { SenderCompany } from './senderCompany.zod.js';
import { SenderName } from './senderName.zod.js';
import { Ssn } from './ssn.zod.js';
import { TabGroup } from './tabGroup.zod.js';
import { Text } from './text.zod.js';
import { Zip } from './zip.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['prefillTabs'];
export const PrefillTabs: zod.ZodType<Type, Type> = zod.object({
    "checkboxTabs": zod.array(Checkbox).optional(),
    "radioGroupTabs": zod.array(RadioGroup).optional(),
    "senderCompanyTabs": zod.array(SenderCompany).optional(),
    "senderNameTabs": zod.array(SenderName).optional(),
    "tabGroups": zod.array(TabGroup).optional(),
    "textTabs": zod.array(Text).optional(),
    "dateTabs": zod.array(Date).optional(),
    "emailTabs": zod.array(Email).optional(),
    "numberTabs": zod.array(Number).optional(),
    "ssnTabs": zod.array(Ssn).optional(),
    "zipTabs": zod.array(Zip).optional()
});
