import { EnvelopeDefinition } from '@countersign/zod/esign-v2.1/schemas/envelopeDefinition';
import { envelope } from '../envelope.ts';
import { speed } from '../measure/in-turn.ts';
import type { Stage } from '../stage.ts';
import type { Goal, RatioRow, Suite } from '../suite.ts';
import { compiledByAjv, plainZod, type Verdict } from '../validators.ts';

const tenTimes: Goal = { atLeast: 10 };

/** Validating the body of the most common request. */
export const zod: Suite = {
  about:
    'Validating envelopes with `@countersign/zod`: `EnvelopeDefinition.safeParse` of a body with five signers. Plain zod is the same schema as orval generates it, with `zod.object`, the fastest form that zod offers. The validator compiled by ajv is not a zod schema, ignores formats and returns only true or false; it shows what speed is possible.',
  rows: {
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
  create: (stage: Stage) => Verdict | Promise<Verdict>,
  goal?: Goal,
): RatioRow {
  const what = `\`safeParse\`, five signers with ${tabs * 5} tabs together`;
  return speed({ what, reference, measure: 'throughput', goal }, async (stage) => {
    const body = envelope(5, tabs);
    const other = await create(stage);
    for (const isValid of [own, other])
      if (!isValid(body) || isValid({ ...body, status: 'posted' }))
        throw new Error('The validators do not agree.');
    return { subject: () => own(body), reference: () => other(body) };
  });
}
