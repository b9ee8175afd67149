import type { Tabs } from '@countersign/types/esign-v2.1';
import { nameOfTab, type AnyTab } from './any-tab.ts';
import { eachTab } from './each-tab.ts';
import { shows } from './conditions.ts';
import { valueOf } from './tab-values.ts';

/** What is wrong with the first group of tabs of which too few or too many are filled in. */
export function faultOfGroups(tabs: Tabs): string | undefined {
  const all = eachTab(tabs);
  for (const { list, tab: group } of all) {
    if (list !== 'tabGroups') continue;
    const members = all.filter(
      (one) =>
        one.tab.tabGroupLabels?.includes(group.groupLabel ?? '') === true &&
        (group.tabScope !== 'document' || one.tab.documentId === group.documentId) &&
        shows(tabs, one.tab),
    );
    const filled = members.filter(
      (one) => !['', 'false'].includes(valueOf(one.list, one.tab)),
    ).length;
    const { least, most } = boundsOf(group);
    if (members.length === 0 || (filled >= least && filled <= most)) continue;
    const said = group.validationMessage ?? '';
    const wanted = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
    return said === ''
      ? `${nameOfTab(group)}: ${filled} of its tabs are filled in; ${wanted} must be`
      : said;
  }
  return undefined;
}

function boundsOf({ groupRule, minimumRequired = '0', maximumAllowed }: AnyTab) {
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
