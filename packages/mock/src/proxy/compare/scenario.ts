import { readFileSync } from 'node:fs';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import { isRecord } from '../../core/engine/json-schema.ts';
import { messageOf } from '../../core/message-of.ts';
import { excessIn } from '../../core/outside/json-excess.ts';
import { limits } from '../../core/outside/limits.ts';

const texts = z.record(z.string(), z.string());

const callSchema = z.strictObject({
  /** The operationId. */
  call: z.string(),
  /** The area, where several have an operation of that name. */
  area: z.string().optional(),
  path: texts.default({}),
  query: texts.default({}),
  header: texts.default({}),
  /** JSON; or a text, which is sent as it is, with the media type in `header`. */
  body: z.unknown().optional(),
  /** The fields of a form, instead of a body. */
  form: texts.optional(),
  /** Values for later steps, as `${name}`: JSON pointers into the response. */
  bind: texts.default({}),
});

const personSchema = z.strictObject({
  /** The action of a recipient on the envelope `${envelopeId}`. */
  person: z.enum(['open', 'sign', 'decline']),
  recipientId: z.string(),
  /** The values to fill in, by the labels of the tabs. */
  values: texts.optional(),
  /** The reason for declining. */
  reason: z.string().optional(),
});

const scenarioSchema = z.strictObject({
  name: z.string().optional(),
  /** The default values that the steps use as `${name}`; a side may have its own. */
  values: texts.default({}),
  steps: z
    .array(
      z.unknown().transform((step, context): z.output<typeof callSchema | typeof personSchema> => {
        // A union would say only that neither fits.
        const isPerson = isRecord(step) && 'person' in step;
        const outcome = (isPerson ? personSchema : callSchema).safeParse(step);
        if (outcome.success) return outcome.data;
        for (const { path, message } of outcome.error.issues)
          context.addIssue({ code: 'custom', path, message });
        return z.NEVER;
      }),
    )
    .min(1),
});

/** A call of a scenario. */
export type ScenarioCall = z.output<typeof callSchema>;

/** A step that a person does, not a program. */
export type ScenarioPerson = z.output<typeof personSchema>;

/** A step of a scenario. */
export type ScenarioStep = ScenarioCall | ScenarioPerson;

/** The values and steps that run on both sides. */
export type Scenario = z.output<typeof scenarioSchema>;

/**
 * Reads a scenario from a file: JSON, optionally with comments.
 * @throws Error that names the place of a fault
 */
export function readScenario(file: string): Scenario {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The scenario cannot be read: ${reason}`, { cause: error });
  }
  return parseScenario(text, file);
}

/** Parses the text of a scenario. */
export function parseScenario(text: string, file: string): Scenario {
  const excess = excessIn(Buffer.from(text), limits.file);
  if (excess !== undefined) throw new Error(`${file}: it is ${excess}.`);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined) {
    const line = text.slice(0, error.offset).split('\n').length;
    throw new Error(`${file}:${line}: it is no JSON there: ${printParseErrorCode(error.error)}.`);
  }
  const outcome = scenarioSchema.safeParse(value);
  if (outcome.success) return outcome.data;
  const [issue] = outcome.error.issues;
  throw new Error(`${file}: /${issue?.path.map(String).join('/') ?? ''} ${issue?.message ?? ''}`);
}
