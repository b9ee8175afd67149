import { z } from 'zod';
import { baseUriRule, isBaseUri } from '../oauth/base-uri.ts';
import type { KnownNames } from '../faults/create-faults.ts';
import { faultRule } from './fault-schema.ts';
import { oauth } from './oauth-schema.ts';

/** A certificate and its key. */
const tls = z.strictObject({
  certificate: z.string().min(1).describe('The certificate file, in PEM format.'),
  key: z.string().min(1).describe('The file with the private key, in PEM format.'),
});

/** A number of milliseconds that Node's timers can count. */
const milliseconds = z.int().min(0).max(2_147_483_647);

/**
 * Creates the schema of a config file: the options of `startMock` that JSON can express, by the
 * same names.
 * @param known the names of the contract, to reject unknown ones
 */
export function configSchema({ areas, operations }: KnownNames) {
  const area = z.enum([...areas]);
  return z.strictObject({
    $schema: z.string().exactOptional().describe('The URL of the JSON schema of this file.'),
    areas: z
      .array(area)
      .min(1)
      .exactOptional()
      .describe('The areas to serve, by the names used in the specs (default: all).'),
    port: z
      .int()
      .min(0)
      .max(65_535)
      .exactOptional()
      .describe('The port to listen on; 0 selects a free port (default: 4010).'),
    host: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The address to listen on (default: 127.0.0.1).'),
    hostnames: z
      .array(z.string().min(1))
      .exactOptional()
      .describe(
        'Host names to serve in addition to localhost, loopback addresses and the host to listen on; * allows any (default: none).',
      ),
    baseUri: z
      .string()
      .refine(isBaseUri, { error: baseUriRule })
      .exactOptional()
      .describe(
        'The base_uri of accounts in OAuth_userInfo: scheme and host (default: the address of the server).',
      ),
    https: z
      .union([z.boolean(), tls])
      .exactOptional()
      .describe(
        'Serve HTTPS and HTTP on the same port: true creates a certificate for this machine, an object names your own (default: false).',
      ),
    cors: z
      .union([z.boolean(), z.array(z.string().min(1))])
      .exactOptional()
      .describe(
        'The origins whose pages may call from a browser: true or * for all, a list, or false for none (default: pages of this machine).',
      ),
    auth: z
      .boolean()
      .exactOptional()
      .describe(
        'Whether operations that require a bearer token reject requests without one (default: true).',
      ),
    strict: z
      .boolean()
      .exactOptional()
      .describe(
        'Reject what the real service accepts but the specs do not have, such as names in another case, and say the canonical form (default: false).',
      ),
    seed: z
      .string()
      .exactOptional()
      .describe('The seed of generated responses (default: countersign).'),
    dynamic: z
      .boolean()
      .exactOptional()
      .describe(
        'Generate responses from the schemas if a request does not select one (default: false).',
      ),
    plain: z
      .boolean()
      .exactOptional()
      .describe(
        'Respond with the examples of the specs unchanged, whatever the request contains (default: false).',
      ),
    faults: z
      .array(faultRule(area, z.enum([...operations])))
      .exactOptional()
      .describe(
        'Faults to inject, for clients that cannot send a Prefer header. The first matching rule applies.',
      ),
    rateLimit: z
      .strictObject({
        limit: z.int().min(1).describe('The number of calls per window.'),
        seconds: z.number().positive().describe('The length of the window in seconds.'),
      })
      .exactOptional()
      .describe(
        'Count the calls of each token, and reject calls over the limit (default: no limit).',
      ),
    oauth: oauth
      .exactOptional()
      .describe('Who may log in, and how (default: any user, without a page).'),
    timeouts: z
      .strictObject({
        headers: milliseconds
          .exactOptional()
          .describe('The time limit for receiving all headers, in milliseconds (default: 10000).'),
        request: milliseconds
          .exactOptional()
          .describe(
            'The time limit for receiving the whole request, in milliseconds (default: 30000).',
          ),
        keepAlive: milliseconds
          .exactOptional()
          .describe('The time limit for an idle connection, in milliseconds (default: 120000).'),
      })
      .exactOptional()
      .describe('Time limits for slow clients.'),
    largestBody: z
      .int()
      .min(0)
      .exactOptional()
      .describe(
        'The largest body in bytes, if it is smaller than the limit in the specs of the area.',
      ),
    remember: z
      .int()
      .min(0)
      .exactOptional()
      .describe('The number of requests that the console keeps (default: 1000).'),
    drain: z
      .int()
      .min(0)
      .exactOptional()
      .describe(
        'How many seconds the command goes on after SIGTERM, while /healthz/ready says 503 (default: 0).',
      ),
    log: z
      .string()
      .min(1)
      .exactOptional()
      .describe(
        'Where to write each exchange as one line of JSON: a file, or - for standard output (default: not written).',
      ),
    reference: z
      .string()
      .min(1)
      .exactOptional()
      .describe('A folder with the built reference site, served under /reference (default: none).'),
  });
}

/** The content of a config file, with paths as they are written in it. */
export type Config = z.output<ReturnType<typeof configSchema>>;

/** Returns the same schema as JSON Schema, for editors. */
export function configJsonSchema(known: KnownNames) {
  return z.toJSONSchema(configSchema(known), { io: 'input' });
}
