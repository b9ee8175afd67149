import type { Tabs } from '@countersign/types/esign-v2.1';
import type { Recipient } from './recipients.ts';

/** An option of a list, or a radio button. */
interface ListItem {
  text?: string | undefined;
  value?: string | undefined;
}

/** Fields that tabs of all kinds have. */
export interface AnyTab {
  tabId?: string | undefined;
  tabLabel?: string | undefined;
  tooltip?: string | undefined;
  maxLength?: string | undefined;
  validationPattern?: string | undefined;
  minNumericalValue?: string | undefined;
  maxNumericalValue?: string | undefined;
  groupName?: string | undefined;
  documentId?: string | undefined;
  pageNumber?: string | undefined;
  xPosition?: string | undefined;
  yPosition?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  value?: string | undefined;
  selected?: string | undefined;
  required?: string | undefined;
  locked?: string | undefined;
  anchorString?: string | undefined;
  radios?: readonly AnyTab[] | undefined;
  listItems?: readonly ListItem[] | undefined;
}

/** A tab of any kind. */
export interface ListedTab {
  /** The kind in words: `sign here`. */
  type: string;
  list: string;
  label: string;
  value: string;
  isRequired: boolean;
  tab: AnyTab;
}

/** A tab, or a button of a group, with its place in points. */
export interface PlacedTab extends Omit<ListedTab, 'tab'> {
  key: string;
  documentId: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sizes of tabs without their own, as the service draws them. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  signHereTabs: [100, 36],
  initialHereTabs: [50, 36],
  checkboxTabs: [14, 14],
  radioGroupTabs: [14, 14],
  notarySealTabs: [150, 80],
};
const usualSize = [110, 18] as const;
/** Kinds that are required unless they say otherwise. */
const requiredKinds = new Set(['signHereTabs', 'initialHereTabs']);

/** All tabs of a recipient. */
export function listTabs(tabs: Tabs = {}): ListedTab[] {
  const { prefillTabs, ...own } = tabs;
  const lists: [string, readonly AnyTab[] | undefined][] = Object.entries({
    ...own,
    ...prefillTabs,
  });
  return lists.flatMap(([list, items = []]) =>
    list === 'tabGroups'
      ? []
      : items.map((tab) => ({
          list,
          type: list
            .replace(/(Group)?Tabs$/, '')
            .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
          label: tab.tabLabel ?? tab.groupName ?? '',
          value: tab.value ?? (tab.selected === undefined ? '' : tab.selected),
          isRequired:
            tab.required === 'true' || (tab.required === undefined && requiredKinds.has(list)),
          tab,
        })),
  );
}

/** The tabs of a recipient that have a place on a page. */
export function placeTabs({ tabs }: Pick<Recipient, 'tabs'>): PlacedTab[] {
  return listTabs(tabs).flatMap(({ tab, ...listed }, at) =>
    (tab.radios ?? [tab]).flatMap((part, button) => {
      const documentId = part.documentId ?? tab.documentId;
      if (documentId === undefined || part.xPosition === undefined || part.yPosition === undefined)
        return [];
      const [width, height] = sizes[listed.list] ?? usualSize;
      return [
        {
          ...listed,
          key: `${listed.list}-${at}-${button}`,
          value: tab.radios === undefined ? listed.value : (part.value ?? ''),
          documentId,
          page: Number(part.pageNumber ?? '1'),
          x: Number(part.xPosition),
          y: Number(part.yPosition),
          width: Number(part.width ?? 0) || width,
          height: Number(part.height ?? 0) || height,
        },
      ];
    }),
  );
}
