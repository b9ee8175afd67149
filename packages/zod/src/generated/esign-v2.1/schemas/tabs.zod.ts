/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Checkbox } from './checkbox.zod.js';
import { DateSigned } from './dateSigned.zod.js';
import { FullName } from './fullName.zod.js';
import { InitialHere } from './initialHere.zod.js';
import { SignHere } from './signHere.zod.js';
import { Text } from './text.zod.js';

export const Tabs = zod.object({
  "signHereTabs": zod.array(SignHere).optional(),
  "initialHereTabs": zod.array(InitialHere).optional(),
  "dateSignedTabs": zod.array(DateSigned).optional(),
  "fullNameTabs": zod.array(FullName).optional(),
  "textTabs": zod.array(Text).optional(),
  "checkboxTabs": zod.array(Checkbox).optional()
});

export type Tabs = zod.input<typeof Tabs>;
export type TabsOutput = zod.output<typeof Tabs>;
