import { z } from 'zod';

/** A part of a request: `path.accountId`, `query.count`, `form.file`, or `body`. */
const part = z.string().regex(/^(body|(path|query|form)\..+)$/);

export const signatureSchema = z.strictObject({
  /** The area that the client is for. */
  area: z.string(),
  /** The class. */
  api: z.string(),
  method: z.string(),
  /** In their order: a part of the request, or an object with the part that each option is. */
  arguments: z.array(z.union([part, z.record(z.string(), part)])),
});

/** How a method of a client is called. */
export type Signature = z.infer<typeof signatureSchema>;
