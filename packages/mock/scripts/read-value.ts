import type { INodeExample, INodeExternalExample } from '@stoplight/types';

/** The value of an example; undefined where there is none, or it is somewhere else. */
export function readValue(example: INodeExample | INodeExternalExample | undefined): unknown {
  return example !== undefined && 'value' in example ? example.value : undefined;
}
