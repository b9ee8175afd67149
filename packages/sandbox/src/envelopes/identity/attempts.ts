import type { StoredRecipient } from '../../state/model/recipient.ts';

/** Lets a recipient who failed its identity check try again. What it has passed stays passed. */
export function allowNewAttempts(recipient: StoredRecipient): void {
  if (recipient.identity === undefined) return;
  delete recipient.identity.failures;
  delete recipient.identity.codes;
}

/** What a recipient must do to prove who it is, as text to compare. */
export function createCheckKey({ details }: StoredRecipient): string {
  const { requireIdLookup, idCheckConfigurationName, identityVerification } = details;
  const { phoneAuthentication, smsAuthentication, idCheckInformationInput } = details;
  const { workflowId, inputOptions } = identityVerification ?? {};
  return JSON.stringify([
    requireIdLookup ?? 'false',
    idCheckConfigurationName,
    workflowId,
    inputOptions,
    phoneAuthentication,
    smsAuthentication,
    idCheckInformationInput,
  ]);
}
