import type { TabStatus } from '@countersign/connect';
import * as fc from 'fast-check';

/** The kinds of recipients, in the order of the lists in which JSON groups them. */
export const recipientKinds =
  `signer agent editor intermediary carbonCopy certifiedDelivery inPersonSigner notary seal witness
  authorizedSignatory notaryWitness participant`.split(/\s+/);

export const customFieldKinds = ['text', 'list'];

/** The kinds of tabs in that order; some lists hold two kinds, in any order. */
const tabKinds =
  `initialHere/initialHereOptional signHere/signHereOptional fullName firstName lastName
  emailAddress company title dateSigned envelopeId signerAttachment approve decline commentThread
  commissionCounty commissionExpiration commissionNumber commissionState currency draw notarize
  notarySeal phoneNumber polyLineOverlay smartSection view numerical`
    .split(/\s+/)
    .map((kinds) => kinds.split('/'));

/**
 * The kinds of custom tabs, which are filled in by hand. A radio button is part of a group, not a
 * tab.
 */
const customKinds = 'text checkbox list date number ssn zip5/zip5Dash4 email note formula'
  .split(' ')
  .map((kinds) => kinds.split('/'));

/** A kind of tabs. */
export const tabKind: fc.Arbitrary<Pick<TabStatus, 'tabType' | 'customTabType'>> = fc.oneof(
  fc.constantFrom(...tabKinds.flat()).map((tabType) => ({ tabType })),
  fc
    .constantFrom(...customKinds.flat())
    .map((customTabType) => ({ tabType: 'custom', customTabType })),
);

/** The place of the list in which a tab stands. */
export function tabPlace({ tabType, customTabType = '' }: TabStatus): number {
  return tabType === 'custom'
    ? tabKinds.length + customKinds.findIndex((kinds) => kinds.includes(customTabType))
    : tabKinds.findIndex((kinds) => kinds.includes(tabType));
}
