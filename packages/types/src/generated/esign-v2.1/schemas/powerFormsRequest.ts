// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerForm } from './powerForm.js';

/** The PowerForms to process. */
export interface PowerFormsRequest {
    /** The PowerForms, each identified by its `powerFormId`. */
    powerForms: PowerForm[];
}
