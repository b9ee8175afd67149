/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Checkbox } from './checkbox.js';
import { Date } from './date.js';
import { Email } from './email.js';
import { Number } from './number.js';
import { RadioGroup } from './radioGroup.js';
import { SenderCompany } from './senderCompany.js';
import { SenderName } from './senderName.js';
import { Ssn } from './ssn.js';
import { TabGroup } from './tabGroup.js';
import { Text } from './text.js';
import { Zip } from './zip.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PrefillTabs as Type } from '@countersign/types/esign-v2.1/schemas/prefillTabs';
export const PrefillTabs: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
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
}));
