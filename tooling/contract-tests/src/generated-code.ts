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

/** The generated client's own descriptor of an operation. */
export function descriptorOf(area: string, id: string): OperationDescriptor {
  const found = descriptors.get(keyFor(area, id));
  if (found === undefined) throw new Error(`@countersign/client/${area} has no function for ${id}`);
  return found;
}

/** The generated strict validator of an operation's answer with a status, or of its body. */
export function validatorOf(area: string, id: string, of: number | 'body'): z.ZodType {
  const name = `${id}${of === 'body' ? 'Body' : `${of}Response`}`;
  const found = validators.get(keyFor(area, name));
  if (found === undefined) throw new Error(`@countersign/zod/${area} has no validator ${name}`);
  return found;
}

function isDescriptor(value: unknown): value is OperationDescriptor {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** `EnvelopeLocks_create` and `EnvelopeLocksCreate` are the same name. */
function keyFor(area: string, name: string): string {
  return `${area} ${name.replaceAll('_', '').toLowerCase()}`;
}
