import type { StoredRecipient } from '../../state/model/recipient.ts';

/** Lets a recipient who failed the identity check try again. Passed checks stay passed. */
export function allowNewAttempts(recipient: StoredRecipient): void {
  if (recipient.identity === undefined) return;
  delete recipient.identity.failures;
  delete recipient.identity.codes;
}

/** Describes the identity checks of a recipient as a text for comparison. */
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
