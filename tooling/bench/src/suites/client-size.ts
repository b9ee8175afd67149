import { bundle, type BundleOptions } from '@countersign/packages/bundle';
import { consumerCode, consumers, type Consumer } from '../client/consumers.ts';
import type { Goal, SizeCase, Suite } from '../suite.ts';

const oneOperation: Goal = { atMost: 4 };
const everything: Goal = { atMost: 30 };

const forNode = 'for Node, whose modules it needs and which do not count';

/** What an application that uses a client has to send to a browser, or to load at its start. */
export const clientSize: Suite = {
  about:
    'What an application carries that calls the service: a piece of code with all that it needs, in one minified file. The program sends one envelope; it is the same for each client, in `tooling/bench/src/client/consumers`, and the clients are as they come from the registry or from `npm run build`.',
  cases: {
    oneOperation: part(
      '`createClient` and one operation',
      "export { createClient } from '@countersign/client'; export { envelopesCreate } from '@countersign/client/esign-v2.1';",
      oneOperation,
    ),
    program: program('the program, our client', 'ours-by-area'),
    programByResource: program(
      'the program, our client imported from its resource',
      'ours-by-resource',
    ),
    programOpenapiFetch: program('the program, openapi-fetch', 'openapi-fetch'),
    programOfficial: program(`the program, the official client, ${forNode}`, 'official', 'node'),
    programOfficialClass: program(
      `the program, \`EnvelopesApi\` from inside the official client, ${forNode}`,
      'official-one-class',
      'node',
    ),
    everything: part(
      '`createClient` and the object client, every operation of every area',
      "export { createClient } from '@countersign/client'; export { countersign } from '@countersign/client/objects';",
      everything,
    ),
    everythingOfEsign: part(
      '`createClient` and the object client, every operation of esign-v2.1',
      "export { createClient } from '@countersign/client'; export { esignV21 } from '@countersign/client/esign-v2.1/objects';",
    ),
    jwtGrant: part(
      'tokens by a JWT of an integration, alone',
      "export { jwtGrant } from '@countersign/client/auth';",
    ),
    auth: part('everything that gets tokens, alone', "export * from '@countersign/client/auth';"),
    uploads: part('uploads, alone', "export * from '@countersign/client/uploads';"),
    xml: part('bodies in XML, alone', "export * from '@countersign/client/xml';"),
    validator: part(
      'the validator of one small schema, `LockRequest`, and zod',
      "export { LockRequest } from '@countersign/zod/esign-v2.1';",
    ),
    validatorOfEnvelope: part(
      'the validator of `EnvelopeDefinition`, and zod',
      "export { EnvelopeDefinition } from '@countersign/zod/esign-v2.1';",
    ),
    bareZod: part(
      'zod with two fields',
      "import * as z from 'zod'; export const two = z.object({ one: z.string(), other: z.number() });",
    ),
  },
};

function program(what: string, name: Consumer, platform?: BundleOptions['platform']): SizeCase {
  return part(what, consumerCode(name), undefined, platform);
}

function part(
  what: string,
  code: string,
  goal?: Goal,
  platform?: BundleOptions['platform'],
): SizeCase {
  return {
    what,
    measure: 'size',
    ...(goal !== undefined && { goal }),
    async size() {
      const folder = consumers;
      const { gzipped } = await bundle({ code, folder, ...(platform && { platform }) });
      return gzipped;
    },
  };
}
