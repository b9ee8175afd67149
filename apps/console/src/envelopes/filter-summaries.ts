import type { Summary } from './summaries.ts';

/** The filter of the list; empty texts do not limit it. */
export interface SummaryFilter {
  text: string;
  status: string;
  /** Empty for all folders but the recycle bin. */
  folder: string;
  account: string;
  sender: string;
}

/** The folder of deleted items. */
export const recycleBin = 'recyclebin';

// Joined once for each envelope: a filter of 10,000 then only compares.
const texts = new WeakMap<Summary, string>();

/** The summaries that a filter lets through. */
export function filterSummaries(
  items: readonly Summary[],
  { text, status, folder, account, sender }: SummaryFilter,
): readonly Summary[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(
    (item) =>
      (folder === '' ? item.folder !== recycleBin : item.folder === folder) &&
      (status === '' || item.status === status) &&
      (account === '' || item.accountId === account) &&
      (sender === '' || item.sender.userId === sender) &&
      words.every((word) => getText(item).includes(word)),
  );
}

function getText(item: Summary): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const { subject, envelopeId, recipients } = item;
  const people = recipients.map(({ name, email, role = '' }) => `${name} ${email} ${role}`);
  const text = [subject, envelopeId, ...people].join('\n').toLowerCase();
  texts.set(item, text);
  return text;
}
