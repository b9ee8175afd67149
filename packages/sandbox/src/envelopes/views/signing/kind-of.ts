import type { AnyTab } from '../../tabs/any-tab.ts';
import type { ListedTab } from '../../tabs/each-tab.ts';
import { tabKinds } from '../../tabs/tab-kinds.ts';
import type { ControlKind } from './control.ts';
import { sizeOf } from './place-of.ts';

/** The name of the field of a tab. */
export function fieldOf({ tabId, groupName, tabLabel }: AnyTab): string {
  return `tab-${tabId ?? groupName ?? tabLabel ?? ''}`;
}

/** How a tab is filled in; undefined where there is nothing to see of it. */
export function kindOf({ list, tab }: ListedTab): ControlKind | undefined {
  if (list === 'signerAttachmentTabs') return 'file';
  if (list === 'radioGroupTabs') return 'radio';
  if (list === 'listTabs') return 'list';
  if (list === 'declineTabs') return 'decline';
  if ((tab.formula ?? '') !== '') return 'fixed';
  switch (tabKinds[list]) {
    case 'sign':
    case 'initial':
    case 'tick':
    case 'press':
      return tabKinds[list];
    case 'enter':
      return Number(tab.height ?? '0') > 2.2 * sizeOf(tab) ? 'area' : 'text';
    case 'automatic':
    case 'calculate':
      return 'fixed';
    case 'show':
      return 'note';
    default:
      return undefined;
  }
}
