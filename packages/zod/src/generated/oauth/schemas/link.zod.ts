/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const Link = zod.object({
  "rel": zod.string(),
  "href": zod.url()
});

export type Link = zod.input<typeof Link>;
export type LinkOutput = zod.output<typeof Link>;
