// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type { Ssn4InformationInput } from '../../esign-v2.1/schemas/ssn4InformationInput.js';
