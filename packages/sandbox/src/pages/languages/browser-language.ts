import type { MockRequest } from '@countersign/mock/core/server';
import { findLanguage, type Language, translated } from './language.ts';

/**
 * Finds the language of a page for a person to whom no sender has given one: that of the form, if
 * it has one, or else the first one that the browser accepts and that has texts.
 */
export function findBrowserLanguage({ headers }: Pick<MockRequest, 'headers'>, own = ''): Language {
  const accepted = String(headers['accept-language'] ?? '').split(',', 20);
  for (const tag of [own, ...accepted]) {
    const name = tag.trim().slice(0, 2).toLowerCase();
    if (name === 'en' && tag !== own) break;
    const found = translated.find((one) => one === name);
    if (found !== undefined) return findLanguage(found);
  }
  return findLanguage();
}
