// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PowerForm } from './powerForm.js';

/** The PowerForms that a call is about. */
export interface PowerFormsRequest {
    /** The PowerForms, each named by its `powerFormId`. */
    powerForms: PowerForm[];
}
