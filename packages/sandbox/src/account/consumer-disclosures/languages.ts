import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { showName } from '../../engine/show-name.ts';

/** The languages that texts to recipients can be in, by their codes. */
export const languages = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en_GB',
  'es',
  'es_MX',
  'et',
  'fa',
  'fi',
  'fr',
  'fr_CA',
  'he',
  'hi',
  'hr',
  'hu',
  'hy',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'pt_BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh_CN',
  'zh_TW',
] as const;

/** The language of the service's own texts. */
export const english = 'en';

/**
 * The language that a code names, as the service spells it. `browser` is English: the callers of
 * the sandbox are programs.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a language that the service does not have
 */
export function readLanguage(code: string): string {
  if (code.toLowerCase() === 'browser') return english;
  const wanted = code.replace('-', '_').toLowerCase();
  const language = languages.find((one) => one.toLowerCase() === wanted);
  if (language !== undefined) return language;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `Unknown language ${showName(code)}. langCode must be one of ${languages.join(', ')}.`,
  );
}
