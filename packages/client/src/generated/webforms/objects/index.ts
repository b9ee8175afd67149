// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { WebForm } from './web-form.js';
import { webForm } from './web-form.js';
import type { WebFormInstance } from './web-form-instance.js';
import { webFormInstance } from './web-form-instance.js';
/**
 * All of Countersign Web Forms v1.1, by resource.
 */
export interface Webforms {
    /**
     * A form with its pages and fields. It is made and published in the web application of the
     * service. The draft and the published form have the same ID.
     */
    webForm: WebForm;
    /**
     * One use of a form by one person, from the moment it is created to the envelope that its values
     * become. The person opens it with a token that is valid for five minutes and can be renewed.
     */
    webFormInstance: WebFormInstance;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function webforms(client: Client<'webforms'>): Webforms {
    return {
        webForm: webForm(client),
        webFormInstance: webFormInstance(client)
    };
}

