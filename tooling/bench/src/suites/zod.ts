import { EnvelopeDefinition } from '@countersign/zod/esign-v2.1/schemas/envelopeDefinition';
import type { Goal, SpeedCase, Suite } from '../suite.ts';
import { envelope } from '../zod/payloads.ts';
import { compiledByAjv, plainZod, type Verdict } from '../zod/references.ts';

const tenTimes: Goal = { atLeast: 10 };

/** Validating the body of the request that people send most. */
export const zod: Suite = {
  about:
    'Validating envelopes with `@countersign/zod`: `EnvelopeDefinition.safeParse` of a body with five signers. Plain zod is the same schema as orval generates it, with `zod.object`, which is the fastest form that zod has. What ajv compiles does not look at formats, gives no value and is no schema of zod; it shows what is possible.',
  cases: {
    envelope50: beside('plain zod', 10, plainZod, tenTimes),
    envelope250: beside('plain zod', 50, plainZod, tenTimes),
    envelope50Ajv: beside('compiled by ajv', 10, compiledByAjv),
    envelope250Ajv: beside('compiled by ajv', 50, compiledByAjv),
  },
};

const own: Verdict = (value) => EnvelopeDefinition.safeParse(value).success;

function beside(
  reference: string,
  tabs: number,
  make: () => Verdict | Promise<Verdict>,
  goal?: Goal,
): SpeedCase {
  return {
    what: `\`safeParse\`, five signers with ${tabs * 5} tabs together`,
    reference,
    measure: 'throughput',
    ...(goal !== undefined && { goal }),
    async prepare() {
      const body = envelope(5, tabs);
      const other = await make();
      for (const verdict of [own, other]) {
        if (!verdict(body) || verdict({ ...body, status: 'posted' }))
          throw new Error('a validator says something else than the others');
      }
      return { subject: () => own(body), reference: () => other(body) };
    },
  };
}
