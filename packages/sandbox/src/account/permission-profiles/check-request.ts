import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredPermissionProfile } from '../../state/model/groups.ts';

const parts = ['user_count', 'closed_users', 'account_management', 'metadata'] as const;
type Part = (typeof parts)[number];

/**
 * Reads the parameter `include`, a list with commas.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for an unknown value
 */
export function readInclude(include = ''): ReadonlySet<Part> {
  const requested = new Set<Part>();
  for (const word of include.split(',').map((one) => one.trim())) {
    if (word === '') continue;
    const part = parts.find((one) => one === word);
    if (part === undefined)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The query parameter include contains ${word}. Allowed: ${parts.join(', ')}.`,
      );
    requested.add(part);
  }
  return requested;
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER without a name, or where another profile has it */
export function requireProfileName(
  known: readonly StoredPermissionProfile[],
  name = '',
  permissionProfileId?: string,
): string {
  if (name.trim() === '')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'A permission profile requires a permissionProfileName.',
    );
  const same = known.find(
    (one) =>
      one.permissionProfileId !== permissionProfileId &&
      one.permissionProfileName.toLowerCase() === name.toLowerCase(),
  );
  if (same === undefined) return name;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `The permission profile ${same.permissionProfileId} already has the name ${same.permissionProfileName}.`,
  );
}
