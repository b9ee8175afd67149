import { languages } from '../../../account/consumer-disclosures/languages.ts';
import { MembershipRefusal } from './membership-refusal.ts';

/**
 * The language that a code names, as the service spells it.
 * @throws MembershipRefusal invalid_language_code
 */
export function readLanguageCode(code: string): string {
  const wanted = code.trim().replace('-', '_').toLowerCase();
  const language = languages.find((one) => one.toLowerCase() === wanted);
  if (language !== undefined) return language;
  throw new MembershipRefusal(
    'invalid_language_code',
    `Unknown language ${JSON.stringify(code)}. It must be one of ${languages.join(', ')}.`,
  );
}

/** Reads a list of languages with commas. @throws MembershipRefusal invalid_language_code */
export function readLanguageCodes(list: string): string {
  return list.split(',').map(readLanguageCode).join(',');
}
