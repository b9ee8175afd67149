import type { NameValue } from '@countersign/types/esign-v2.1';

/** The names that the service lists; it has more. @evidence public */
const names = ['accounts', 'billing_plans', 'login_information', 'oauth2'];

/** The first parts of the paths of a version of the API, each with its address. */
export function listResources(version: 'v2' | 'v2.1', origin: string): NameValue[] {
  return names.map((name) => ({ name, value: `${origin}/restapi/${version}/${name}` }));
}
