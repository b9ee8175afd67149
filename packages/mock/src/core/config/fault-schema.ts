import { z } from 'zod';

/** A fault, and the requests that meet it. */
export function faultRule(area: z.ZodType<string>, operation: z.ZodType<string>) {
  return z.strictObject({
    operation: operation.exactOptional().describe('The operationId to match (default: any).'),
    area: area.exactOptional().describe('The area to match (default: any).'),
    after: z
      .int()
      .min(0)
      .exactOptional()
      .describe('The number of matching requests to skip first (default: 0).'),
    times: z
      .int()
      .min(1)
      .exactOptional()
      .describe('The number of requests to affect; later ones pass (default: all).'),
    every: z
      .int()
      .min(1)
      .exactOptional()
      .describe('Affects every nth matching request (default: 1).'),
    code: z
      .int()
      .min(200)
      .max(599)
      .exactOptional()
      .describe(
        'The status of the response: one that the spec defines for the operation, or 502, 503 or 504, as a gateway responds.',
      ),
    body: z
      .enum(['json', 'html'])
      .exactOptional()
      .describe('The body of the response of a gateway: JSON, or an HTML page (default: json).'),
    example: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The name of the response example in the spec.'),
    delay: z
      .int()
      .min(0)
      .max(longestDelay)
      .exactOptional()
      .describe('The delay of the response in milliseconds.'),
    drop: z
      .enum(['before', 'within'])
      .exactOptional()
      .describe('Drop the connection before the response, or in the middle of its body.'),
  });
}

/** Ten minutes; no client waits longer. */
const longestDelay = 600_000;
