import { formatPointer, readPointer } from '../json-pointer.ts';
import { describeGot } from '../traffic/describe-got.ts';
import type { Finding } from '../traffic/exchange.ts';
import type { CompiledOperation, CompiledParameter, ParameterKind } from './contract.ts';
import { Refusal } from './refusal.ts';
import type { SchemaError } from './validators.ts';

/**
 * The number of findings to report for one request; more do not help, and a list of thousands may
 * be all wrong.
 */
export const mostFindings = 100;

/** Converts an error of AJV about a part of the request to a finding. */
export function toFinding(
  kind: Finding['in'],
  { instancePath, keyword, params }: SchemaError,
  value: unknown,
  operation: CompiledOperation,
): Finding {
  const { missingProperty } = params;
  const missing = typeof missingProperty === 'string' ? missingProperty : undefined;
  const pointer = missing === undefined ? instancePath : instancePath + formatPointer([missing]);
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return {
    in: kind,
    at: kind === 'body' ? pointer : findSpelling(name, kind, operation),
    rule: keyword,
    expected:
      (keyword === 'pattern' && kind !== 'body' && describeParameter(name, kind, operation)) ||
      expectedBy(keyword, params),
    got: describeGot(missing === undefined ? readPointer(value, instancePath) : undefined, name),
  };
}

/** Combines all findings into one refusal; each has its place and its problem. */
export function refuse(
  findings: readonly Finding[],
  { id }: Pick<CompiledOperation, 'id'>,
): Refusal {
  if (id === 'OAuth_token' && findings.some(isWithoutGrant))
    return new Refusal('badBody', findings.map(describeFinding).join(' '), {
      findings,
      body: { error: 'invalid_grant', error_description: 'unsupported_grant_type' },
    });
  const wrongMedia = findings.find(({ rule }) => rule === 'mediaType');
  if (wrongMedia !== undefined)
    return new Refusal(
      'unsupportedMediaType',
      `The media type of the body must be ${wrongMedia.expected}, not ${wrongMedia.got}.`,
      { findings },
    );
  const inBody = findings.some((finding) => finding.in === 'body');
  const message = findings.map(describeFinding).join(' ');
  const [first] = findings;
  const answer = first === undefined ? undefined : describeId(first, message);
  return new Refusal(inBody ? 'badBody' : 'badParameter', message, {
    findings,
    ...(answer !== undefined && { answer }),
  });
}

/**
 * Reports whether a request for a token names no grant of the service: an unknown one, none, or a
 * body that is no form. The service has an error of its own for it, which is not that of RFC 6749,
 * section 5.2.
 * @evidence recorded
 */
function isWithoutGrant({ in: kind, at, rule }: Finding): boolean {
  if (kind !== 'body') return false;
  return at === '/grant_type' || rule === 'mediaType' || (at === '' && rule === 'required');
}

function describeFinding(finding: Finding): string {
  const { rule, expected, got } = finding;
  if (rule === 'required') return `${describePlace(finding)} is missing.`;
  if (rule === 'name') return `${describePlace(finding)} must be written ${expected}.`;
  if (rule === 'definition') return `Envelope definition missing: ${got}.`;
  if (rule === 'partType')
    return `The Content-Type of the first part must be ${expected}, not ${got}.`;
  if (rule === 'syntax') return `${describePlace(finding)} is not valid ${expected}: ${got}`;
  return `${describePlace(finding)} must be ${expected}, not ${got}.`;
}

/**
 * Puts the words of the service for an ID that can be none before a message; undefined for anything
 * else. Programs compare the whole message about an ID in the path. Of IDs in bodies, which have
 * quotes, the message also says the place.
 * @evidence recorded
 */
function describeId({ in: kind, at, rule }: Finding, message: string): string | undefined {
  const name = at.slice(at.lastIndexOf('/') + 1);
  if (rule !== 'pattern' || !name.endsWith('Id')) return undefined;
  const words = 'Invalid value specified for';
  return kind === 'body' ? `${words} '${name}'. ${message}` : `${words} ${name}.`;
}

function describePlace({ in: kind, at }: Finding): string {
  if (kind !== 'body') return `The ${kind} parameter ${at}`;
  return at === '' ? 'The body' : at;
}

/** A parameter as the spec spells it; validators know it in lower case. */
function findSpelling(name: string, kind: ParameterKind, operation: CompiledOperation): string {
  return findParameter(name, kind, operation)?.name ?? name;
}

function findParameter(
  name: string,
  kind: ParameterKind,
  { parameters }: CompiledOperation,
): CompiledParameter | undefined {
  return parameters.find((one) => one.in === kind && one.name.toLowerCase() === name);
}

/**
 * Describes the values of a parameter with a pattern, in words or by an example; empty if neither
 * is known.
 */
function describeParameter(
  name: string,
  kind: ParameterKind,
  operation: CompiledOperation,
): string {
  const { list, schema, example } = findParameter(name, kind, operation) ?? {};
  if (list === true && schema?.enum !== undefined)
    return `a comma-separated list of ${listed(schema.enum)}`;
  return example === undefined ? '' : `a text such as ${example}`;
}

/** Describes the value that a rule expects, in words that end a sentence with `must be`. */
function expectedBy(keyword: string, params: SchemaError['params']): string {
  const { type, allowedValues, format, pattern, limit, comparison } = params;
  switch (keyword) {
    case 'type':
      return [type].flat().join(' or ');
    case 'enum':
      return `one of ${listed([allowedValues].flat())}`;
    case 'format':
      return `of the format ${String(format)}`;
    case 'pattern':
      return `a text that matches ${String(pattern)}`;
    case 'required':
      return 'there';
    case 'maxLength':
      return `at most ${String(limit)} characters long`;
    case 'minLength':
      return `at least ${String(limit)} characters long`;
    case 'maxItems':
      return `an array of at most ${String(limit)} items`;
    case 'minItems':
      return `an array of at least ${String(limit)} items`;
    case 'maximum':
    case 'minimum':
      return `${String(comparison)} ${String(limit)}`;
    default:
      return `as ${keyword} says`;
  }
}

/** The number of values to list in a sentence. */
const most = 12;

function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, most).map((value) => JSON.stringify(value));
  const more = values.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
