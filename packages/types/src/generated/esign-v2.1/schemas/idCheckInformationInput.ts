// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformationInput } from './addressInformationInput.js';
import type { DobInformationInput } from './dobInformationInput.js';
import type { Ssn4InformationInput } from './ssn4InformationInput.js';
import type { Ssn9InformationInput } from './ssn9InformationInput.js';

/** What the sender fills in beforehand for the check of a person's identity by questions. */
export interface IdCheckInformationInput {
    /** The home address of the person, and whether it is shown. */
    addressInformationInput?: AddressInformationInput | undefined;
    /** The date of birth of the person, and whether it is shown. */
    dobInformationInput?: DobInformationInput | undefined;
    /** The last four digits of the social security number, and whether they are shown. */
    ssn4InformationInput?: Ssn4InformationInput | undefined;
    /** The whole social security number, and whether it is shown. */
    ssn9InformationInput?: Ssn9InformationInput | undefined;
}
