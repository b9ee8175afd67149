import type { OperationDescriptor } from '@countersign/client';
import { listBundles } from '@countersign/spec-tools';
import { strict } from '@countersign/zod/readings';
import { z } from 'zod';

const descriptors = new Map<string, OperationDescriptor>();
const validators = new Map<string, z.ZodType>();

for (const { area } of listBundles()) {
  const client: object = await import(`@countersign/client/${area}`);
  for (const exported of Object.values(client))
    if (typeof exported === 'function' && isDescriptor(exported.descriptor))
      descriptors.set(keyFor(area, exported.descriptor.id), exported.descriptor);
  const zod: object = await import(`@countersign/zod/${area}`);
  for (const [name, exported] of Object.entries(zod))
    if (exported instanceof z.ZodType) validators.set(keyFor(area, name), strict(exported));
}

/** Finds the descriptor of an operation in the generated client. */
export function findDescriptor(area: string, id: string): OperationDescriptor {
  const found = descriptors.get(keyFor(area, id));
  if (found === undefined) throw new Error(`@countersign/client/${area} has no function for ${id}`);
  return found;
}

/** Finds the strict validator for the request body of an operation, or for a response by status. */
export function findValidator(area: string, id: string, of: number | 'body'): z.ZodType {
  const name = `${id}${of === 'body' ? 'Body' : `${of}Response`}`;
  const found = validators.get(keyFor(area, name));
  if (found === undefined) throw new Error(`@countersign/zod/${area} has no validator ${name}`);
  return found;
}

function isDescriptor(value: unknown): value is OperationDescriptor {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** Ignores case and underscores, as in `EnvelopeLocks_create` and `EnvelopeLocksCreate`. */
function keyFor(area: string, name: string): string {
  return `${area} ${name.replaceAll('_', '').toLowerCase()}`;
}
