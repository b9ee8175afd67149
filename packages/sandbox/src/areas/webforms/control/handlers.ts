import { webForms } from './web-forms.ts';
import { webFormInstances } from './web-form-instances.ts';

/** The handlers of the control API that are about Web Forms. */
export const handlers = { ...webForms, ...webFormInstances };
