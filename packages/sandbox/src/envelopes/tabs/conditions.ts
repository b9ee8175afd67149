import type { Tabs } from '@countersign/types/esign-v2.1';
import type { AnyTab } from './any-tab.ts';
import { eachTab, type ListedTab } from './each-tab.ts';
import { getTabValue } from './tab-values.ts';

/**
 * Finds the visible tabs: those without a condition, and those whose parent, found by its label or
 * group name, is visible and has the value. For a box the value is `on` or `off`; without a value
 * any will do. Tabs that depend on each other in a circle, or on a missing tab, are visible.
 *
 * It begins with the tabs whose condition no other tab meets, and goes on with those that depend on
 * tabs which are now known to be hidden. So each tab is visited once, with any dependencies.
 */
export function shownTabs(tabs: Tabs): Set<AnyTab> {
  const all = eachTab(tabs);
  const shown = new Set(all.map(({ tab }) => tab));
  if (all.every(({ tab }) => (tab.conditionalParentLabel ?? '') === '')) return shown;
  const sources = collectSources(all);
  /** The number of a tab's sources that may still make it show. */
  const open = new Map<AnyTab, number>();
  const hidden: AnyTab[] = [];
  for (const { tab } of all) {
    const { conditionalParentLabel: label = '', conditionalParentValue: wanted = '' } = tab;
    const found = label === '' ? undefined : sources.get(label);
    if (found === undefined) continue;
    const own = [found.boxes(wanted), found.valued(wanted)].filter((one) => one !== undefined);
    for (const source of own) source.dependants.push(tab);
    open.set(tab, own.length);
    if (own.length === 0) hidden.push(tab);
  }
  for (const tab of hidden) {
    shown.delete(tab);
    for (const source of sources.of(tab)) {
      source.showing -= 1;
      if (source.showing > 0) continue;
      for (const dependant of source.dependants) {
        const left = (open.get(dependant) ?? 0) - 1;
        open.set(dependant, left);
        // The list grows while it is read.
        if (left === 0) hidden.push(dependant);
      }
    }
  }
  return shown;
}

/** Tabs of one label that meet the same condition. */
interface Source {
  /** The number of sources that are not known to be hidden. */
  showing: number;
  dependants: AnyTab[];
}

/** The sources of a label, by the value that is wanted. */
interface Sources {
  boxes(wanted: string): Source | undefined;
  valued(wanted: string): Source | undefined;
}

function collectSources(all: readonly ListedTab[]) {
  const labels = new Map<string, Sources & { add(listed: ListedTab): Source[] }>();
  const byTab = new Map<AnyTab, Source[]>();
  for (const listed of all) {
    const label = listed.tab.tabLabel ?? listed.tab.groupName;
    if (label === undefined) continue;
    const known = labels.get(label) ?? createSources();
    labels.set(label, known);
    byTab.set(listed.tab, known.add(listed));
  }
  return {
    get: (label: string): Sources | undefined => labels.get(label),
    of: (tab: AnyTab): readonly Source[] => byTab.get(tab) ?? [],
  };
}

function createSources() {
  const boxes = new Map<boolean, Source>();
  const values = new Map<string, Source>();
  // A condition without a value is met by any value.
  const anyValue = '';
  return {
    boxes: (wanted: string) => boxes.get(!['off', 'false'].includes(wanted)),
    valued: (wanted: string) => values.get(wanted === '' ? anyValue : wanted),
    add({ list, tab }: ListedTab): Source[] {
      const value = getTabValue(list, tab);
      if (list === 'checkboxTabs') return [counted(boxes, value === 'true')];
      return value === '' ? [] : [counted(values, value), counted(values, anyValue)];
    },
  };
}

function counted<Key>(sources: Map<Key, Source>, key: Key): Source {
  const source = sources.get(key) ?? { showing: 0, dependants: [] };
  source.showing += 1;
  sources.set(key, source);
  return source;
}
