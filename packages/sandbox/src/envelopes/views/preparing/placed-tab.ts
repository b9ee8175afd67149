import { z } from 'zod';
import { type AnyTab, nameOfTab } from '../../tabs/any-tab.ts';
import { eachTab, placedParts } from '../../tabs/each-tab.ts';
import { recipientTabLists, tabKinds } from '../../tabs/tab-kinds.ts';
import { isRequired } from '../../tabs/tab-values.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { readFontSize } from '../signing/control-place.ts';
import { isOpen } from './take-changes.ts';
import { findEntry, type PaletteList } from './tab-palette.ts';

const part = z.object({
  id: z.string(),
  /** 0 while its text has not been found yet. */
  page: z.number().int().min(0),
  x: z.number(),
  y: z.number(),
  /** The value of a radio button. */
  value: z.string(),
});

/** A tab as the page edits it. */
const placedTab = z.object({
  /** Empty for a new one. */
  id: z.string(),
  list: z.enum(recipientTabLists),
  recipient: z.string(),
  document: z.string(),
  parts: z.array(part).min(1),
  width: z.number().positive(),
  height: z.number().positive(),
  label: z.string(),
  tooltip: z.string(),
  value: z.string(),
  required: z.boolean(),
  locked: z.boolean(),
  size: z.number().positive(),
  options: z.array(z.string()),
  /** The text of the document at which it stands; empty for a place of its own. */
  anchor: z.string(),
  /** The reason why it cannot be changed; empty if it can. */
  fixed: z.string(),
});
export type PlacedTab = z.infer<typeof placedTab>;

/** The tabs of a form, and the IDs of those that the page had. */
export const sentTabs = z.object({ known: z.array(z.string()), tabs: z.array(placedTab) });
export type SentTabs = z.infer<typeof sentTabs>;

/** The tabs of the recipients of an envelope, as the page edits them. */
export function listPlacedTabs(envelope: StoredEnvelope): SentTabs {
  const tabs = envelope.recipients.flatMap((recipient) =>
    eachTab(recipient.tabs).flatMap(({ list, tab }) => {
      const own = recipientTabLists.find((one) => one === list);
      return own === undefined || own === 'tabGroups'
        ? []
        : [presentTab(envelope, recipient, own, tab)];
    }),
  );
  return { known: tabs.map(({ id }) => id), tabs };
}

/** Returns the key by which a tab is found: a group of radio buttons has only its name. */
export function getTabKey({ tabId, groupName }: AnyTab): string {
  return tabId ?? groupName ?? '';
}

function presentTab(
  { kind, documents }: StoredEnvelope,
  recipient: StoredRecipient,
  list: PaletteList,
  tab: AnyTab,
): PlacedTab {
  const { width, height, resize, properties } = findEntry(list);
  const scale = resize === 'scale' ? Number(tab.scaleValue ?? '1') || 1 : 1;
  return {
    id: getTabKey(tab),
    list,
    recipient: recipient.recipientIdGuid,
    document: tab.documentId ?? documents[0]?.documentId ?? '',
    parts: placedParts({ list, tab }).map((one) => ({
      id: one.tabId ?? '',
      page: one.xPosition === undefined ? 0 : Number(one.pageNumber ?? '1'),
      x: Number(one.xPosition ?? '0'),
      y: Number(one.yPosition ?? '0'),
      value: one.value ?? '',
    })),
    width: resize === 'width' || resize === 'both' ? size(tab.width, width) : width * scale,
    height: resize === 'both' ? size(tab.height, height) : height * scale,
    label: (tabKinds[list].use === 'pick' ? tab.groupName : tab.tabLabel) ?? '',
    tooltip: tab.tooltip ?? '',
    value: (properties.includes('button') ? tab.buttonText : tab.value) ?? '',
    required: isOptionalKind(list) ? tab.optional !== 'true' : isRequired(tab),
    locked: tab.locked === 'true',
    size: readFontSize(tab),
    options: (tab.listItems ?? []).map(({ text = '', value = '' }) => (text === '' ? value : text)),
    anchor: tab.anchorString ?? '',
    fixed: explainFixed(kind, recipient, tab),
  };
}

/** Checks whether tabs of a kind are required unless they are marked as optional. */
export function isOptionalKind(list: PaletteList): boolean {
  return ['signHereTabs', 'initialHereTabs', 'signerAttachmentTabs'].includes(list);
}

function explainFixed(
  kind: StoredEnvelope['kind'],
  recipient: StoredRecipient,
  tab: AnyTab,
): string {
  if (!isOpen(recipient)) return 'Its recipient has already acted.';
  if (kind === 'envelope' && (tab.templateLocked === 'true' || tab.templateRequired === 'true'))
    return `A template locks the field ${nameOfTab(tab)}.`;
  return '';
}

function size(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? '0');
  return number > 0 ? number : otherwise;
}
