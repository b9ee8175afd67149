import type { Envelope } from '@countersign/types/esign-v2.1';
import { hasFeature } from '../engine/require-feature.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { accounts } from '../state/model/account.ts';
import { brands } from '../state/model/brands.ts';
import type { EnvelopeSettings } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { showName } from '../engine/show-name.ts';

/** The fields of an envelope that are kept as they were sent. */
const fields = [
  'emailSubject',
  'emailBlurb',
  'messageLock',
  'brandId',
  'brandLock',
  'recipientsLock',
  'allowComments',
  'allowMarkup',
  'allowReassign',
  'allowViewHistory',
  'anySigner',
  'asynchronous',
  'authoritativeCopy',
  'authoritativeCopyDefault',
  'autoNavigation',
  'burnDefaultTabData',
  'copyRecipientData',
  'disableResponsiveDocument',
  'enableWetSign',
  'enforceSignerVisibility',
  'envelopeIdStamping',
  'envelopeLocation',
  'externalEnvelopeId',
  'isSignatureProviderEnvelope',
  'signerCanSignOnMobile',
  'signingLocation',
  'transactionId',
  'useDisclosure',
  'envelopeMetadata',
  'envelopeCustomMetadata',
] as const satisfies readonly (keyof EnvelopeSettings)[];

/** The settings that a definition or a change says. */
export function readDefinitionSettings(
  definition: Pick<Envelope, (typeof fields)[number]>,
): EnvelopeSettings {
  const settings: EnvelopeSettings = {};
  for (const field of fields) copyField(definition, settings, field);
  return settings;
}

function copyField<Field extends keyof EnvelopeSettings>(
  from: EnvelopeSettings,
  to: EnvelopeSettings,
  field: Field,
): void {
  const value = from[field];
  if (value !== undefined) to[field] = value;
}

const brandSettings = ['canSelfBrandSend', 'canSelfBrandSign'] as const;

/**
 * Checks the brand of a request.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where the account has no such brand
 */
export async function requireBrand(
  state: State,
  accountId: string,
  brandId: string | undefined,
): Promise<void> {
  if (brandId === undefined || brandId === '') return;
  const account = await state.of(accounts).get('', accountId);
  if (account !== undefined && !hasFeature(account, brandSettings)) {
    state.warn({
      code: 'brand-off',
      at: '/brandId',
      message: `the account does not use brands, so the brand \`${brandId}\` has no effect; set ${brandSettings.join(' or ')} to true in the settings of the account.`,
    });
    return;
  }
  if ((await state.of(brands).get(accountId, brandId.toLowerCase())) !== undefined) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/brandId: the account has no brand ${showName(brandId)}. AccountBrands_list returns them.`,
  );
}
