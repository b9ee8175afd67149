import * as adminClient from '@countersign/client/admin-v2';
import * as esign21Client from '@countersign/client/esign-v2.1';
import * as esign2Client from '@countersign/client/esign-v2';
import * as oauthClient from '@countersign/client/oauth';
import * as roomsClient from '@countersign/client/rooms-v2';
import type { OperationDescriptor } from '@countersign/client';
import * as adminZod from '@countersign/zod/admin-v2';
import * as esign21Zod from '@countersign/zod/esign-v2.1';
import * as esign2Zod from '@countersign/zod/esign-v2';
import * as oauthZod from '@countersign/zod/oauth';
import * as roomsZod from '@countersign/zod/rooms-v2';
import { z } from 'zod';

const clients = new Map<string, object>([
  ['admin-v2', adminClient],
  ['esign-v2', esign2Client],
  ['esign-v2.1', esign21Client],
  ['oauth', oauthClient],
  ['rooms-v2', roomsClient],
]);

/** By area, then by the `letters` of their names. */
const validators = new Map(
  Object.entries({
    'admin-v2': adminZod,
    'esign-v2': esign2Zod,
    'esign-v2.1': esign21Zod,
    oauth: oauthZod,
    'rooms-v2': roomsZod,
  }).map(([area, module]) => {
    const named = Object.entries(module).map(([name, value]): [string, unknown] => [
      letters(name),
      value,
    ]);
    return [area, new Map(named)];
  }),
);

/** The areas that this file knows the generated code of. */
export const knownAreas = [...validators.keys()];

/** The generated client's own descriptor of an operation. */
export function descriptorOf(area: string, id: string): OperationDescriptor {
  for (const exported of Object.values(clients.get(area) ?? {})) {
    if (typeof exported !== 'function' || !('descriptor' in exported)) continue;
    const { descriptor } = exported;
    if (isDescriptor(descriptor) && descriptor.id === id) return descriptor;
  }
  throw new Error(`@countersign/client/${area} has no function for ${id}`);
}

/** The generated validator of an operation's answer with a status, or of its body. */
export function validatorOf(area: string, id: string, of: number | 'body'): z.ZodType {
  const name = `${id}${of === 'body' ? 'Body' : `${of}Response`}`;
  const found = validators.get(area)?.get(letters(name));
  if (found instanceof z.ZodType) return found;
  throw new Error(`@countersign/zod/${area} has no validator ${name}`);
}

function isDescriptor(value: unknown): value is OperationDescriptor {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** `EnvelopeLocks_create` and `EnvelopeLocksCreate` are the same name. */
function letters(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
