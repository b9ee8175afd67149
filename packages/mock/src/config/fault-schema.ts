import { z } from 'zod';

/** A fault, and the requests that meet it. */
export function faultRule(area: z.ZodType<string>, operation: z.ZodType<string>) {
  return z.strictObject({
    operation: operation
      .exactOptional()
      .describe('The operationId that requests must ask for (any).'),
    area: area.exactOptional().describe('The area that requests must ask for (any).'),
    after: z.int().min(0).exactOptional().describe('Let that many requests pass first (0).'),
    times: z
      .int()
      .min(1)
      .exactOptional()
      .describe('Meet only that many requests, then no more (all).'),
    every: z.int().min(1).exactOptional().describe('Of the requests that fit, meet each nth (1).'),
    code: z
      .int()
      .min(200)
      .max(599)
      .exactOptional()
      .describe('The status to answer with, one that the operation has in the spec.'),
    example: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The example of that answer, by its name in the spec.'),
    delay: z
      .int()
      .min(0)
      .max(longestDelay)
      .exactOptional()
      .describe('How many milliseconds the answer is held back.'),
    drop: z
      .enum(['before', 'within'])
      .exactOptional()
      .describe('Drop the connection before the answer, or in the middle of its body.'),
  });
}

/** Ten minutes; no client waits longer. */
const longestDelay = 600_000;
