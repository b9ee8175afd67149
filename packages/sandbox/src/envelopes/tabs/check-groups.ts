import type { Tabs } from '@countersign/types/esign-v2.1';
import { nameOfTab, type AnyTab } from './any-tab.ts';
import { eachTab, type ListedTab } from './each-tab.ts';
import { shownTabs } from './conditions.ts';
import { getTabValue } from './tab-values.ts';

/** Describes the error of the first group in which too few or too many tabs are filled in. */
export function faultOfGroups(tabs: Tabs): string | undefined {
  const all = eachTab(tabs);
  if (!all.some(({ list }) => list === 'tabGroups')) return undefined;
  const counts = countMembers(tabs, all);
  for (const { list, tab: group } of all) {
    if (list !== 'tabGroups') continue;
    const { groupLabel = '', tabScope, documentId = '' } = group;
    const scope = tabScope === 'document' ? documentId : undefined;
    const { members, filled } = counts.get(groupLabel)?.get(scope) ?? { members: 0, filled: 0 };
    const { least, most } = readBounds(group);
    if (members === 0 || (filled >= least && filled <= most)) continue;
    const message = group.validationMessage ?? '';
    const wanted = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
    return message === ''
      ? `${nameOfTab(group)}: ${filled} of its tabs have a value; ${wanted} are required`
      : message;
  }
  return undefined;
}

/** The numbers of visible and of filled-in tabs of a group. */
interface Count {
  members: number;
  filled: number;
}

/**
 * Counts the tabs of all groups in one pass: by the label of the group, then by the document; the
 * key `undefined` is for all documents.
 */
function countMembers(tabs: Tabs, all: readonly ListedTab[]) {
  const shown = shownTabs(tabs);
  const counts = new Map<string, Map<string | undefined, Count>>();
  for (const { list, tab } of all) {
    if (!shown.has(tab)) continue;
    const isFilled = !['', 'false'].includes(getTabValue(list, tab));
    for (const label of new Set(tab.tabGroupLabels)) {
      const scopes = counts.get(label) ?? new Map<string | undefined, Count>();
      counts.set(label, scopes);
      for (const scope of [undefined, tab.documentId ?? '']) {
        const { members, filled } = scopes.get(scope) ?? { members: 0, filled: 0 };
        scopes.set(scope, { members: members + 1, filled: filled + (isFilled ? 1 : 0) });
      }
    }
  }
  return counts;
}

function readBounds({ groupRule, minimumRequired = '0', maximumAllowed }: AnyTab) {
  const [low, high] = [Number(minimumRequired), Number(maximumAllowed ?? Infinity)];
  switch (groupRule) {
    case 'SelectAtMost':
      return { least: 0, most: high };
    case 'SelectExactly':
      return { least: low, most: low };
    case 'SelectARange':
      return { least: low, most: high };
    default:
      return { least: low, most: Infinity };
  }
}
