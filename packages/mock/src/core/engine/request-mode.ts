import type { OlderForm } from './older-forms.ts';
import type { Reading } from './tolerance.ts';

/** The mode in which a request is read. */
export interface RequestMode {
  /** The forms that the service accepts beyond the schemas. */
  reading: Reading;
  /** True if such forms are refused, with the canonical form in the error. */
  strict: boolean;
  /** The older forms in which the body may come. */
  olderForms?: readonly OlderForm[];
  /** True to give the documents of a body their files, and not the texts of these (`decodedFile`). */
  decodesFiles?: boolean;
}

/** The reading that takes nothing beyond the schemas. */
export const exact: Reading = {};
