/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectDataPart } from './connectDataPart.zod.js';

export const ConnectEventData = zod.object({
  "version": zod.enum(['legacy', 'restv2.1']).optional(),
  "format": zod.enum(['json', 'xml']).optional(),
  "includeData": zod.array(ConnectDataPart).optional()
});

export type ConnectEventData = zod.input<typeof ConnectEventData>;
export type ConnectEventDataOutput = zod.output<typeof ConnectEventData>;
