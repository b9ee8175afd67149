import { findForm } from '../value-form.ts';
import { createKnownValues } from './known-values.ts';
import type { PersonalKind } from './personal-kind.ts';

/** A PDF of one empty page: the stand-in of every document. */
const standInPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

/** An image of one point. */
const standInGif = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

/** Returns a stand-in for a body that is not JSON, by its media type. */
export function standInBody(mediaType: string): Buffer {
  if (mediaType === 'application/pdf') return standInPdf;
  if (mediaType.startsWith('image/')) return standInGif;
  // The end of an archive without files.
  if (mediaType === 'application/zip')
    return Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1');
  return Buffer.from(mediaType.startsWith('text/') ? '(text)' : '');
}

/**
 * The stand-ins of a recording: equal values get equal stand-ins, of the same form as the value.
 */
export interface StandIns {
  of(kind: PersonalKind | 'host' | 'secret', value: string): string;
  /** A text with stand-ins in the place of values that had one before. */
  replaceKnown(text: string): string;
  /** Lists the values in a text that have a stand-in. */
  findKnown(text: string): string[];
}

/** Values that are shorter stand in too many other words to be looked for. */
const shortest = 5;

export function createStandIns(): StandIns {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const found = createKnownValues();
  const counted = (kind: string): number => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count;
  };
  return {
    of(kind, value) {
      if (value.trim() === '') return value;
      if (kind === 'document') return standInPdf.toString('base64');
      const key = kind === 'email' ? value.toLowerCase() : value;
      const before = known.get(key);
      if (before !== undefined) return before;
      const standIn = make(kind, value, counted);
      known.set(key, standIn);
      if (value.length >= shortest) {
        found.add(value, standIn);
        // E-mail addresses are the same in any case, and each is written in one.
        if (key !== value) found.add(key, standIn);
      }
      return standIn;
    },
    replaceKnown: found.replace,
    findKnown: found.find,
  };
}

function make(
  kind: Exclude<PersonalKind, 'document'> | 'host' | 'secret',
  value: string,
  counted: (kind: string) => number,
): string {
  switch (kind) {
    case 'email':
      return `person-${counted(kind)}@example.com`;
    case 'host':
      return `host-${counted(kind)}.example`;
    case 'ip':
      return `192.0.2.${counted(kind) % 255}`;
    case 'phone':
      // The digits only: separators and the plus are its shape.
      return value.replaceAll(/\d/g, '0').replace(/0(?=\D*$)/, String(counted(kind) % 10));
    case 'name':
      return value.length <= 4 ? `N${counted('initials')}` : `Person ${counted(kind)}`;
    case 'value':
      // Programs read flags and numbers. A long number says something: it keeps only its shape.
      if (/^(?:true|false|x|\d{1,3})$/i.test(value)) return value;
      return /^[\d.,:/ -]*$/.test(value) ? value.replaceAll(/\d/g, '1') : `Value ${counted(kind)}`;
    case 'secret':
      return findForm(value) === 'GUID'
        ? `00000000-0000-4000-8000-${String(counted(kind)).padStart(12, '0')}`
        : `secret-${counted(kind)}`;
    case 'address':
    case 'company':
    case 'text':
      return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${counted(kind)}`;
  }
}
