import type { Level } from './change.ts';

/** The direction of a value, seen from a caller: sent to the service, or received from it. */
export type Direction = 'sent' | 'received';

/** The level of a difference in each direction. */
export interface Weight extends Record<Direction, Level> {
  /** True if only people see the difference. */
  words?: true;
}

/** A stricter promise: less may be sent; the received values were allowed before. */
export const stricter: Weight = { sent: 'breaking', received: 'changed' };
/** A looser promise: more may be sent; something new may be received. */
export const looser: Weight = { sent: 'added', received: 'breaking' };
/** A wider limit: a receiver gets more of the same kind. */
export const wider: Weight = { sent: 'added', received: 'changed' };
/** An optional addition. */
export const more: Weight = { sent: 'added', received: 'added' };
/** An addition that a sender must provide. */
export const newAndRequired: Weight = { sent: 'breaking', received: 'added' };
/** A removal, or a change that has no rule. */
export const broken: Weight = { sent: 'breaking', received: 'breaking' };
/** A change that no running program notices. */
export const harmless: Weight = { sent: 'changed', received: 'changed' };
/** Text for people. */
export const wording: Weight = { ...harmless, words: true };

const wordingKeywords = new Set([
  '$comment',
  'description',
  'example',
  'examples',
  'externalDocs',
  'info',
  'links',
  'openapi',
  'summary',
  'tags',
  'title',
]);

/** Extensions of ours that programs depend on. */
const used = new Set(['x-archive', 'x-file-parts', 'x-paging', 'x-xml']);

/** Returns the weight of a keyword without a rule of its own. An unknown keyword breaks. */
export function keywordWeight(keyword: string): Weight {
  if (keyword === 'deprecated' || keyword === 'x-problems') return harmless;
  const isNote = keyword.startsWith('x-') && !used.has(keyword);
  return isNote || wordingKeywords.has(keyword) ? wording : broken;
}
