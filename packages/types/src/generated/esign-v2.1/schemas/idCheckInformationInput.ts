// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformationInput } from './addressInformationInput.js';
import type { DobInformationInput } from './dobInformationInput.js';
import type { Ssn4InformationInput } from './ssn4InformationInput.js';
import type { Ssn9InformationInput } from './ssn9InformationInput.js';

/** The data that the sender provides for a knowledge-based identity check of a person. */
export interface IdCheckInformationInput {
    /** The home address of the person, and whether it is displayed. */
    addressInformationInput?: AddressInformationInput | undefined;
    /** The date of birth of the person, and whether it is displayed. */
    dobInformationInput?: DobInformationInput | undefined;
    /** The last four digits of the social security number, and whether they are displayed. */
    ssn4InformationInput?: Ssn4InformationInput | undefined;
    /** The full social security number, and whether it is displayed. */
    ssn9InformationInput?: Ssn9InformationInput | undefined;
}
