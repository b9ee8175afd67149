import type { Area } from '../contract/areas.ts';
import { mockAddress } from '../samples/mock-address.ts';
import { application, token } from '../samples/credentials.ts';

/** The account of the examples. */
const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/**
 * Lists the variables that people set to their own values: the address of the service, and the
 * caller.
 */
export function listVariables(area: Area): Readonly<Record<string, string>> {
  return {
    baseUrl: mockAddress + area.prefix,
    accountId,
    token,
    clientId: application.key,
    clientSecret: application.secret,
  };
}

/** A path or a header with the variable in the place of the account. */
export function withVariables(text: string): string {
  return text.replaceAll(accountId, '{{accountId}}');
}
