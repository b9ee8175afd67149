import { randomInt } from 'node:crypto';
import type { EmailSettings } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { isEmailAddress } from '../../account/users/person.ts';

/**
 * E-mail settings of an envelope as they were sent; each address for blind copies has an ID.
 * @throws ServiceError ACCOUNT_LACKS_PERMISSIONS where the account allows no blind copies;
 * INVALID_REQUEST_BODY for what is no e-mail address
 */
export function readEmailSettings(
  given: EmailSettings,
  context: Pick<Context, 'account'>,
): EmailSettings {
  const { bccEmailAddresses, replyEmailAddressOverride } = given;
  if (replyEmailAddressOverride !== undefined && replyEmailAddressOverride !== '')
    requireAddress(replyEmailAddressOverride, '/replyEmailAddressOverride');
  if (bccEmailAddresses === undefined) return given;
  if (bccEmailAddresses.length > 0)
    requireFeature(context, ['bccEmailArchive'], 'Blind copies are');
  return {
    ...given,
    bccEmailAddresses: bccEmailAddresses.map(({ bccEmailAddressId, email = '' }, at) => {
      requireAddress(email, `/bccEmailAddresses/${at}/email`);
      return { bccEmailAddressId: bccEmailAddressId ?? newId(), email };
    }),
  };
}

function requireAddress(text: string, where: string): void {
  if (isEmailAddress(text)) return;
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    `${JSON.stringify(text)}, at ${where}, is no e-mail address.`,
  );
}

/** IDs of these addresses are numbers. */
function newId(): string {
  return String(randomInt(1_000_000, 2 ** 31 - 1));
}
