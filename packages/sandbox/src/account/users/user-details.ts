import type { UserInformation } from '@countersign/types/esign-v2.1';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredMember } from '../../state/model/account.ts';

/** What is said of a user and given back, without meaning anything to the sandbox. */
export type UserDetails = Pick<
  UserInformation,
  | 'activationAccessCode'
  | 'countryCode'
  | 'enableConnectForUser'
  | 'hasRemoteNotary'
  | 'homeAddress'
  | 'isAlternateAdmin'
  | 'isNAREnabled'
  | 'sendActivationOnInvalidLogin'
  | 'subscribe'
  | 'workAddress'
>;

export function detailsOf({ details }: StoredMember): UserDetails {
  // It was written by `changedDetails` or comes from the seed, whose answers are held to the contract.
  const told: UserDetails = JSON.parse(JSON.stringify(details));
  return told;
}

/** What a body says of these details. */
export function changedDetails(body: UserInformation): UserDetails {
  return withoutUndefined({
    activationAccessCode: body.activationAccessCode,
    countryCode: body.countryCode,
    enableConnectForUser: body.enableConnectForUser,
    hasRemoteNotary: body.hasRemoteNotary,
    homeAddress: body.homeAddress,
    isAlternateAdmin: body.isAlternateAdmin,
    isNAREnabled: body.isNAREnabled,
    sendActivationOnInvalidLogin: body.sendActivationOnInvalidLogin,
    subscribe: body.subscribe,
    workAddress: body.workAddress,
  });
}
