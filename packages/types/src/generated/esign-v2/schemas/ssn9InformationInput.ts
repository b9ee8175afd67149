// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type { Ssn9InformationInput } from '../../esign-v2.1/schemas/ssn9InformationInput.js';
