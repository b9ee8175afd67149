import type { MockRequest } from '@countersign/mock/extend';
import { findLanguage, type Language, translated } from '../../../pages/languages/language.ts';

/** Finds the language of a browser: nobody says which language a person of an agreement reads. */
export function readLanguage({ headers }: Pick<MockRequest, 'headers'>): Language {
  const wanted = String(headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(/[-;_]/, 1)[0]?.trim().toLowerCase() ?? '');
  const [first] = wanted.flatMap((one) =>
    one === 'en' ? ['en'] : translated.filter((name) => name === one),
  );
  return findLanguage(first);
}
