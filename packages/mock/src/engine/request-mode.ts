import type { OlderForm } from './older-forms.ts';
import type { Reading } from './tolerance.ts';

/** How a request is read. */
export interface RequestMode {
  /** What the service takes beyond the schemas. */
  reading: Reading;
  /** Whether that is refused, with its canonical form. */
  strict: boolean;
  /** The older forms in which the body may come. */
  olderForms?: readonly OlderForm[];
}

/** The reading that takes nothing beyond the schemas. */
export const exact: Reading = {};
