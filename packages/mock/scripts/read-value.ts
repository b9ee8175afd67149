import type { INodeExample, INodeExternalExample } from '@stoplight/types';

/** Returns the value of an example; undefined if there is none, or it is in another file. */
export function readValue(example: INodeExample | INodeExternalExample | undefined): unknown {
  return example !== undefined && 'value' in example ? example.value : undefined;
}
