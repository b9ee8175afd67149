import type { recipientTabLists } from '../../tabs/tab-kinds.ts';

/** A list of tabs of recipients. */
export type PaletteList = (typeof recipientTabLists)[number];

/** A kind of tab that can be put on a page. */
export interface PaletteEntry {
  list: PaletteList;
  words: string;
  /** The initial size in points. */
  width: number;
  height: number;
  /** The way in which the field can be resized: the picture as a whole, the width, or both. */
  resize?: 'scale' | 'width' | 'both';
  /** Properties that can be set in addition to the label, the tooltip and the place. */
  properties: readonly TabProperty[];
}

/** A property of a kind of tab: `button` is the text of a button, `value` is a fixed text. */
export type TabProperty = 'required' | 'locked' | 'size' | 'value' | 'options' | 'button';

const signed = ['required'] as const;
const automatic = ['size'] as const;
const entered = ['required', 'locked', 'value', 'size'] as const;

/** The kinds of tabs that the page offers, in groups. */
export const palette: readonly { group: string; entries: readonly PaletteEntry[] }[] = [
  {
    group: 'Signature',
    entries: [
      {
        list: 'signHereTabs',
        words: 'Signature',
        width: 100,
        height: 36,
        resize: 'scale',
        properties: signed,
      },
      {
        list: 'initialHereTabs',
        words: 'Initials',
        width: 50,
        height: 36,
        resize: 'scale',
        properties: signed,
      },
      {
        list: 'dateSignedTabs',
        words: 'Date signed',
        width: 90,
        height: 16,
        properties: automatic,
      },
    ],
  },
  {
    group: 'About the recipient',
    entries: [
      { list: 'fullNameTabs', words: 'Name', width: 110, height: 16, properties: automatic },
      { list: 'firstNameTabs', words: 'First name', width: 80, height: 16, properties: automatic },
      { list: 'lastNameTabs', words: 'Last name', width: 80, height: 16, properties: automatic },
      {
        list: 'emailAddressTabs',
        words: 'E-mail address',
        width: 140,
        height: 16,
        properties: automatic,
      },
      {
        list: 'companyTabs',
        words: 'Company',
        width: 110,
        height: 18,
        resize: 'width',
        properties: entered,
      },
      {
        list: 'titleTabs',
        words: 'Title',
        width: 90,
        height: 18,
        resize: 'width',
        properties: entered,
      },
    ],
  },
  {
    group: 'To fill in',
    entries: [
      {
        list: 'textTabs',
        words: 'Text',
        width: 110,
        height: 18,
        resize: 'both',
        properties: entered,
      },
      {
        list: 'numberTabs',
        words: 'Number',
        width: 80,
        height: 18,
        resize: 'width',
        properties: entered,
      },
      {
        list: 'dateTabs',
        words: 'Date',
        width: 90,
        height: 18,
        resize: 'width',
        properties: entered,
      },
      {
        list: 'emailTabs',
        words: 'Another e-mail address',
        width: 140,
        height: 18,
        resize: 'width',
        properties: entered,
      },
      {
        list: 'checkboxTabs',
        words: 'Checkbox',
        width: 14,
        height: 14,
        properties: ['required', 'locked'],
      },
      {
        list: 'radioGroupTabs',
        words: 'Radio buttons',
        width: 14,
        height: 14,
        properties: ['required'],
      },
      {
        list: 'listTabs',
        words: 'Dropdown',
        width: 120,
        height: 18,
        resize: 'width',
        properties: ['required', 'locked', 'options', 'size'],
      },
      {
        list: 'signerAttachmentTabs',
        words: 'Attachment',
        width: 130,
        height: 30,
        properties: signed,
      },
    ],
  },
  {
    group: 'More',
    entries: [
      {
        list: 'noteTabs',
        words: 'Note',
        width: 160,
        height: 40,
        resize: 'both',
        properties: ['value', 'size'],
      },
      { list: 'approveTabs', words: 'Approve', width: 80, height: 24, properties: ['button'] },
      { list: 'declineTabs', words: 'Decline', width: 80, height: 24, properties: ['button'] },
    ],
  },
];

const entries = new Map(
  palette.flatMap((group) => group.entries.map((entry) => [entry.list, entry] as const)),
);

/** Finds the entry of a kind of tab; one that the page does not offer gets a default entry. */
export function findEntry(list: PaletteList): PaletteEntry {
  const words = list.replace(/Tabs$/u, '').replaceAll(/[A-Z]/gu, (one) => ` ${one.toLowerCase()}`);
  return entries.get(list) ?? { list, words, width: 100, height: 18, properties: [] };
}
