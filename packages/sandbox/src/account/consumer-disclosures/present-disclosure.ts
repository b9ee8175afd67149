import type { ConsumerDisclosure } from '@countersign/types/esign-v2.1';
import { escapeHtml } from '../../documents/html/escape-html.ts';
import type { StoredDisclosure } from './disclosure.ts';

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
    return typeof value === 'string' ? escapeHtml(value) : '';
  });
}

/**
 * The text of the service, in English. A name in double braces is a placeholder for a field of
 * `consumerDisclosure`.
 */
const serviceText = [
  '<p>{{companyName}} would like to send you documents, notices and other records in electronic form, and to have you sign them electronically.</p>',
  '<p>If you prefer paper, ask for copies at {{copyRequestEmail}}. A page costs {{copyCostPerPage}}.</p>',
  '<p>You may withdraw your consent at any time by writing to {{withdrawEmail}}. {{withdrawConsequences}}</p>',
  '<p>By going on you agree to receive and sign records from {{companyName}} electronically.</p>',
].join('\n');
