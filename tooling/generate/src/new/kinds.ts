import { newArea } from './new-area.ts';
import { newEvent } from './new-event.ts';
import { newOperation } from './new-operation.ts';
import { newSchema } from './new-schema.ts';
import { newTab } from './new-tab.ts';
import type { NewKind } from './new-kind.ts';

/** All kinds, by the word in the command. */
export const kinds: Readonly<Record<string, NewKind>> = {
  operation: newOperation,
  schema: newSchema,
  area: newArea,
  tab: newTab,
  event: newEvent,
};
