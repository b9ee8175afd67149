import { signatureProviders } from '../../account/signature-providers/providers.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/** The beginning of the names of providers that every account has. */
const ownPrefix = 'universalsignaturepen';

/**
 * Refuses recipients who sign by a provider that the account does not have.
 * @throws ServiceRefusal SIGNATURE_PROVIDER_INVALID_NAME
 * @evidence public
 */
export async function checkProviders(
  state: State,
  accountId: string,
  recipients: readonly StoredRecipient[],
): Promise<void> {
  for (const { recipientId, details } of recipients)
    for (const { signatureProviderName: name } of details.recipientSignatureProviders ?? []) {
      // A recipient of a template that was exported has an empty name.
      if (name === undefined || name === '') continue;
      if (name.toLowerCase().startsWith(ownPrefix)) continue;
      const known = await state.of(signatureProviders).list(accountId);
      const names = known.map((one) => one.signatureProviderName ?? '');
      if (names.some((one) => one.toLowerCase() === name.toLowerCase())) continue;
      throw new ServiceRefusal(
        'SIGNATURE_PROVIDER_INVALID_NAME',
        `The account has no signature provider ${JSON.stringify(name)} (recipient ${recipientId}). It has: ${names.join(', ') || 'none'}.`,
      );
    }
}
