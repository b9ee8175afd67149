import { readFileSync } from 'node:fs';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());

const stepSchema = z.strictObject({
  /** The operationId. */
  call: z.string(),
  /** The area, where several have an operation of that name. */
  area: z.string().optional(),
  path: texts.default({}),
  query: texts.default({}),
  body: z.unknown().optional(),
  /** What later steps use as `${name}`: JSON pointers into the response. */
  bind: texts.default({}),
});

const scenarioSchema = z.strictObject({
  name: z.string().optional(),
  steps: z.array(stepSchema).min(1),
});

/** A call of a scenario. */
export type ScenarioStep = z.output<typeof stepSchema>;

/** What is done on both sides. */
export type Scenario = z.output<typeof scenarioSchema>;

/**
 * Reads a scenario: JSON, with comments if you like.
 * @throws Error that says where it is wrong
 */
export function readScenario(file: string): Scenario {
  return parseScenario(readFileSync(file, 'utf8'), file);
}

/** The same of a text. */
export function parseScenario(text: string, file: string): Scenario {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined) {
    const line = text.slice(0, error.offset).split('\n').length;
    throw new Error(`${file}:${line}: ${printParseErrorCode(error.error)}`);
  }
  const outcome = scenarioSchema.safeParse(value);
  if (outcome.success) return outcome.data;
  const [issue] = outcome.error.issues;
  throw new Error(`${file}: /${issue?.path.map(String).join('/') ?? ''} ${issue?.message ?? ''}`);
}
