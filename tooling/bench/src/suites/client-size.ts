import { bundle } from '@countersign/packages/bundle';
import type { Program } from '../client/programs.ts';
import type { AmountRow, Goal, Suite } from '../suite.ts';

const createClient = "export { createClient } from '@countersign/client';";
const validator = (name: string) => `export { ${name} } from '@countersign/zod/esign-v2.1';`;

/** What an application that uses a client sends to a browser, or loads at its start. */
export const clientSize: Suite = {
  about:
    'How much a client adds to an application: code with all its dependencies, bundled into one minified file. The program sends one envelope. It is the same for each client and is in `tooling/bench/src/client/consumers`. Clients are used as published, ours as `npm run build` creates it.',
  rows: {
    oneOperation: code(
      '`createClient` and one operation',
      `${createClient} export { envelopesCreate } from '@countersign/client/esign-v2.1';`,
      { atMost: 4 },
    ),
    program: program('our client', 'ours-by-area'),
    programByResource: program('our client imported from its resource', 'ours-by-resource'),
    programOpenapiFetch: program('openapi-fetch', 'openapi-fetch'),
    programOfficial: program('the official client', 'official'),
    programOfficialClass: program(
      '`EnvelopesApi` from inside the official client',
      'official-one-class',
    ),
    everything: code(
      '`createClient` and the object client, every operation of every area',
      `${createClient} export { countersign } from '@countersign/client/objects';`,
      { atMost: 30 },
    ),
    everythingOfEsign: code(
      '`createClient` and the object client, every operation of esign-v2.1',
      `${createClient} export { esignV21 } from '@countersign/client/esign-v2.1/objects';`,
    ),
    jwtGrant: code('the JWT grant, alone', "export { jwtGrant } from '@countersign/client/auth';"),
    auth: code('all OAuth grants, alone', "export * from '@countersign/client/auth';"),
    uploads: code('uploads, alone', "export * from '@countersign/client/uploads';"),
    xml: code('bodies in XML, alone', "export * from '@countersign/client/xml';"),
    validator: code(
      'the validator of one small schema, `LockRequest`, and zod',
      validator('LockRequest'),
    ),
    validatorOfEnvelope: code(
      'the validator of `EnvelopeDefinition`, and zod',
      validator('EnvelopeDefinition'),
    ),
    bareZod: code(
      'zod with two fields',
      "import * as z from 'zod'; export const two = z.object({ one: z.string(), other: z.number() });",
    ),
  },
};

function code(what: string, text: string, goal?: Goal): AmountRow {
  return {
    what,
    measure: 'size',
    goal,
    amount: async () => (await bundle({ code: text, folder: import.meta.dirname })).gzipped,
  };
}

function program(client: string, name: Program): AmountRow {
  const official = name.startsWith('official');
  const more = official ? ', for Node, without the built-in modules of Node' : '';
  return {
    what: `the program, ${client}${more}`,
    measure: 'size',
    async amount() {
      const { folder, readProgram } = await import('../client/programs.ts');
      const platform = official ? 'node' : 'browser';
      return (await bundle({ code: readProgram(name), folder, platform })).gzipped;
    },
  };
}
