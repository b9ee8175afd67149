import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Translates a sentence of the pages, which is its own key in English, and fills in values at
 * `{name}`. The test `languages.test.ts` finds the sentences in the code, so they are literals.
 */
export type Translate = (
  sentence: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** A language in which pages for people are shown. */
export interface Language {
  /** The tag for the attribute `lang`, such as `pt-BR`. */
  tag: string;
  direction: 'ltr' | 'rtl';
  t: Translate;
  /** Formats a time in milliseconds since 1970, in UTC. */
  formatTime(time: number): string;
  /** Formats the day of a time in milliseconds since 1970, in UTC. */
  formatDay(time: number): string;
  /** Joins names with commas and `and`. */
  joinNames(names: readonly string[]): string;
}

type Texts = Readonly<Record<string, string>>;

const folder = path.join(import.meta.dirname, 'texts');

/** The languages that have a file of texts. */
export const translated = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'zh'] as const;

const rightToLeft: ReadonlySet<string> = new Set(['ar']);

const found = new Map<string, Language>();

/**
 * Returns the language with a code of the service, such as `pt_BR`; English for a language without
 * texts, so that a page has one language.
 */
export function findLanguage(code = 'en'): Language {
  const known = found.get(code);
  if (known !== undefined) return known;
  const name = translated.find((one) => one === code.split('_')[0]);
  const language = create(name === undefined ? asEnglish(code) : code, name);
  // Codes come from the contract, so there are few.
  if (found.size < 100) found.set(code, language);
  return language;
}

/** English keeps its region, for the order of dates. */
function asEnglish(code: string): string {
  return code === 'en_GB' ? code : 'en';
}

function create(code: string, name: string | undefined): Language {
  const tag = code.replace('_', '-');
  const texts: Texts =
    name === undefined ? {} : JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  const date = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(tag);
  return {
    tag,
    direction: rightToLeft.has(name ?? '') ? 'rtl' : 'ltr',
    t(sentence, values) {
      const text = texts[sentence] ?? sentence;
      if (values === undefined) return text;
      return text.replaceAll(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
    },
    formatTime: (time) => `${date.format(time)} UTC`,
    formatDay: (time) => day.format(time),
    joinNames: (names) => list.format(names),
  };
}
