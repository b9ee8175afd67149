import { quoteNearest } from '../../engine/quote-names.ts';
import type { TabMetadata } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { getTabType, recipientTabLists } from '../tabs/tab-kinds.ts';

const longestName = 100;

/** The types that a custom tab can have. */
const types: ReadonlySet<string> = new Set(recipientTabLists.map(getTabType));

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where the name or the type is missing or invalid */
export function checkCustomTab({ name = '', tabLabel = '', type = '' }: TabMetadata): void {
  if ((name.trim() === '' && tabLabel.trim() === '') || type.trim() === '')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'Invalid body: a custom tab requires a name and a type.',
    );
  if (name.length > longestName)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Invalid body at /name: it has ${name.length} characters. The maximum is ${longestName}.`,
    );
  if (!types.has(type.toLowerCase()))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Invalid body at /type: the value must be one of ${quoteNearest(type.toLowerCase(), types)}.`,
    );
}
