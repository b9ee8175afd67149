import { isEmailAddress } from '../../../account/users/person.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** The name and address of an invited person. */
export interface InvitedPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Checks the name and the address of an invited person.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 */
export function requirePerson({ email, ...names }: InvitedPerson): void {
  for (const field of ['firstName', 'lastName'] as const)
    if (names[field].trim() === '')
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        `Invalid body at /${field}: an invitation requires a name.`,
      );
  if (!isEmailAddress(email))
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `Invalid body at /email: ${JSON.stringify(email.slice(0, 100))} is not an e-mail address.`,
    );
}
