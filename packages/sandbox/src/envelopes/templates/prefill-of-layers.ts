import type { PrefillTabs } from '@countersign/types/esign-v2.1';
import { addTabs, eachTab, keepTabs } from '../tabs/each-tab.ts';
import { createTabKey } from './template-tabs.ts';

/** Joins the tabs that the sender fills in on the documents of two layers. */
export function joinPrefill(
  first: PrefillTabs | undefined,
  second: PrefillTabs | undefined,
): PrefillTabs | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const joined = { prefillTabs: first };
  addTabs(joined, { prefillTabs: second });
  return joined.prefillTabs;
}

/**
 * The same of layers on one document: where both have a tab of one kind and label, the lower one
 * counts.
 * @evidence public
 */
export function mergePrefill(
  lower: PrefillTabs | undefined,
  upper: PrefillTabs | undefined,
): PrefillTabs | undefined {
  if (lower === undefined || upper === undefined) return lower ?? upper;
  const known = new Set(eachKey(lower));
  const more = { prefillTabs: upper };
  keepTabs(more, (listed) => {
    const key = createTabKey(listed);
    return key === undefined || !known.has(key);
  });
  return joinPrefill(lower, more.prefillTabs);
}

function eachKey(prefillTabs: PrefillTabs): (string | undefined)[] {
  return eachTab({ prefillTabs }).map(createTabKey);
}
