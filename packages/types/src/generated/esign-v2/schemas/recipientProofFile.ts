// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type { RecipientProofFile } from '../../esign-v2.1/schemas/recipientProofFile.js';
