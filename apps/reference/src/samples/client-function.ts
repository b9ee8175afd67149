import type { OperationDescriptor, Paging } from '@countersign/client';
import * as adminV2 from '@countersign/client/admin-v2';
import * as click from '@countersign/client/click';
import * as connectedFields from '@countersign/client/connected-fields';
import * as esignV2 from '@countersign/client/esign-v2';
import * as esignV21 from '@countersign/client/esign-v2.1';
import * as maestro from '@countersign/client/maestro';
import * as monitor from '@countersign/client/monitor';
import * as navigator from '@countersign/client/navigator';
import * as oauth from '@countersign/client/oauth';
import * as roomsV2 from '@countersign/client/rooms-v2';
import * as webforms from '@countersign/client/webforms';
import * as workspaces from '@countersign/client/workspaces';
import type { Operation } from '../contract/operations.ts';

/** A function of our client. */
export interface ClientFunction {
  name: string;
  /** The module that has it. */
  module: string;
  /** The field of the answer that holds the items, where the operation is a list with pages. */
  items?: string;
}

interface Generated {
  descriptor: OperationDescriptor & { paging?: Paging };
}

const modules: Readonly<Record<string, Readonly<Record<string, Generated>>>> = {
  'admin-v2': adminV2,
  click,
  'connected-fields': connectedFields,
  'esign-v2': esignV2,
  'esign-v2.1': esignV21,
  maestro,
  monitor,
  navigator,
  oauth,
  'rooms-v2': roomsV2,
  webforms,
  workspaces,
};

/** The function that sends an operation, as the client itself says. */
export function findClientFunction({ area, id }: Operation): ClientFunction {
  const found = Object.entries(modules[area] ?? {}).find(
    ([, { descriptor }]) => descriptor.id === id,
  );
  if (found === undefined) throw new Error(`The client has no function for ${id} of ${area}.`);
  const [name, { descriptor }] = found;
  const items = descriptor.paging?.items;
  return { name, module: `@countersign/client/${area}`, ...(items !== undefined && { items }) };
}
