import { z } from 'zod';
import type { KnownNames } from '../faults/create-faults.ts';
import { faultRule } from './fault-schema.ts';
import { oauth } from './oauth-schema.ts';
import { tls } from './tls-schema.ts';

/** A number of milliseconds that Node's timers can count. */
const milliseconds = z.int().min(0).max(2_147_483_647);

/**
 * The schema of a config file: the options of `startMock` that JSON can hold, by the same names.
 * @param known what the contract has, so that a wrong name is told from a right one
 */
export function configSchema({ areas, operations }: KnownNames) {
  const area = z.enum([...areas]);
  return z.strictObject({
    $schema: z.string().exactOptional().describe('The address of the schema of this file.'),
    areas: z
      .array(area)
      .min(1)
      .exactOptional()
      .describe('The areas to serve, by the names that the specs have (all).'),
    port: z
      .int()
      .min(0)
      .max(65_535)
      .exactOptional()
      .describe('The port to listen on; 0 takes any free one (4010).'),
    host: z.string().min(1).exactOptional().describe('The address to listen on (127.0.0.1).'),
    hostnames: z
      .array(z.string().min(1))
      .exactOptional()
      .describe(
        'Host names that the server answers to, in addition to localhost, loopback addresses and the host it listens on; * is any (none).',
      ),
    https: z
      .union([z.boolean(), tls])
      .exactOptional()
      .describe(
        'Serve HTTPS beside HTTP on the same port: true with a certificate made for this machine, or with the given one (false).',
      ),
    cors: z
      .union([z.boolean(), z.array(z.string().min(1))])
      .exactOptional()
      .describe(
        'Which origins may call from a browser: all (true), these (with * in the list: all) or none (false). By default, pages of this machine.',
      ),
    auth: z
      .boolean()
      .exactOptional()
      .describe('Whether operations that need a bearer token refuse requests without one (true).'),
    strict: z
      .boolean()
      .exactOptional()
      .describe(
        'Refuse a number or a boolean where text is due, instead of taking it as the service does (false).',
      ),
    seed: z
      .string()
      .exactOptional()
      .describe('What generated answers depend on beside the request (countersign).'),
    dynamic: z
      .boolean()
      .exactOptional()
      .describe(
        'Generate answers from the schemas where a request does not say which it wants (false).',
      ),
    plain: z
      .boolean()
      .exactOptional()
      .describe(
        'Answer with the examples of the specs as they stand, whatever the request says (false).',
      ),
    faults: z
      .array(faultRule(area, z.enum([...operations])))
      .exactOptional()
      .describe(
        'What goes wrong, for clients that cannot send a Prefer header. Of the rules that meet a request, the first has its way.',
      ),
    rateLimit: z
      .strictObject({
        limit: z.int().min(1).describe('How many calls a window has.'),
        seconds: z.number().positive().describe('The length of the window in seconds.'),
      })
      .exactOptional()
      .describe('Count the calls of each token, and refuse those past the limit (no limit).'),
    oauth: oauth.exactOptional().describe('Who may log in, and how (anybody, at once).'),
    timeouts: z
      .strictObject({
        headers: milliseconds
          .exactOptional()
          .describe('Milliseconds until all headers are there (10000).'),
        request: milliseconds
          .exactOptional()
          .describe('Milliseconds until all of the request is there (30000).'),
        keepAlive: milliseconds
          .exactOptional()
          .describe('How many milliseconds a connection may be idle (5000).'),
      })
      .exactOptional()
      .describe('How long slow clients have.'),
    largestBody: z
      .int()
      .min(0)
      .exactOptional()
      .describe(
        'The largest body in bytes, where it is to be smaller than what the specs say of each area.',
      ),
    remember: z
      .int()
      .min(0)
      .exactOptional()
      .describe('How many exchanges the traffic page remembers (500).'),
    log: z
      .string()
      .min(1)
      .exactOptional()
      .describe(
        'Where each exchange is written as a line of JSON: a file, or - for standard output (nowhere).',
      ),
    reference: z
      .string()
      .min(1)
      .exactOptional()
      .describe('A folder with the built reference site, to be served under /reference (none).'),
  });
}

/** What a config file says, paths as they are written there. */
export type Config = z.output<ReturnType<typeof configSchema>>;

/** The same as JSON Schema, for editors. */
export function configJsonSchema(known: KnownNames) {
  return z.toJSONSchema(configSchema(known), { io: 'input' });
}
