/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const Attachment = zod.object({
  "attachmentId": zod.string().optional(),
  "name": zod.string().optional(),
  "label": zod.string().optional(),
  "attachmentType": zod.string().optional(),
  "accessControl": zod.string().optional(),
  "data": zod.string().optional(),
  "remoteUrl": zod.string().optional()
});

export type Attachment = zod.input<typeof Attachment>;
export type AttachmentOutput = zod.output<typeof Attachment>;
