import type { ConsumerDisclosure } from '@countersign/types/esign-v2.1';
import { serviceText } from './service-text.ts';
import type { StoredDisclosure } from './stored-disclosure.ts';

/** A disclosure as callers see it, with the text that people read. */
export function presentDisclosure(stored: StoredDisclosure): ConsumerDisclosure {
  const esignText = stored.custom === 'true' ? (stored.esignText ?? '') : serviceText;
  return { ...stored, esignText, esignAgreement: filledIn(esignText, stored) };
}

/** A text with the particulars of the account in place of the words in double braces. */
function filledIn(text: string, stored: StoredDisclosure): string {
  const particulars = new Map<string, unknown>(Object.entries(stored));
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = particulars.get(name);
    return typeof value === 'string' ? escaped(value) : '';
  });
}

/** Particulars are plain text, which goes into HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
