import Negotiator from 'negotiator';
import { isJson } from '../message.ts';
import type { AnswerContent, CompiledOperation, CompiledResponse, Example } from './contract.ts';
import type { Preference } from './prefer.ts';

/** The chosen answer of an operation: its status and content. */
export interface Choice {
  response: CompiledResponse;
  /** None where the answer has no body. */
  content?: AnswerContent;
  /** None where the body is to be made up by the schema. */
  example?: Example;
}

/** The reason why no answer matches a request. */
export type NoChoice = 'notAcceptable' | 'notFound';

/**
 * Chooses an answer as Prism does: by the requested code, else the lowest success, where 201
 * precedes 200; of its media types the one that the Accept header prefers; of its examples the
 * requested one, else the first. A requested example that only another success has is found there.
 * @param accept media types with their parameters, at least one
 */
export function negotiate(
  operation: CompiledOperation,
  preference: Preference,
  accept: readonly string[],
): Choice | NoChoice {
  const { code } = preference;
  if (code === undefined) return byDefault(operation, preference, accept);
  const asked =
    operation.responses.find((response) => response.code === String(code)) ??
    operation.responses.find((response) => response.code === 'default');
  if (asked === undefined) return 'notFound';
  const choice = within({ ...asked, code: String(code) }, preference, accept);
  // An answer to that code that lacks the example or media type is replaced by the usual one.
  return typeof choice === 'string' ? byDefault(operation, preference, accept) : choice;
}

function byDefault(
  { responses }: CompiledOperation,
  preference: Preference,
  accept: readonly string[],
): Choice | NoChoice {
  const successes = responses
    .filter(({ code }) => /^2\d\d$/.test(code))
    .toSorted((a, b) => Number(a.code) - Number(b.code));
  const { example } = preference;
  const named = successes.find(({ contents }) =>
    contents.some(({ examples }) => examples.some(({ key }) => key === example)),
  );
  // An operation with both creates something.
  const usual = responses.find(({ code }) => code === '201') ?? successes[0] ?? responses[0];
  const best = example === undefined ? usual : (named ?? usual);
  return best === undefined ? 'notFound' : within(best, preference, accept);
}

function within(
  response: CompiledResponse,
  { example: key, dynamic = false }: Preference,
  accept: readonly string[],
): Choice | NoChoice {
  const { contents, code } = response;
  const content = findBest(contents, accept);
  if (content === undefined) {
    const anything = code === '204' || accept.some((type) => type.includes('*/*'));
    return contents.length === 0 || anything ? { response } : 'notAcceptable';
  }
  // Only JSON can be generated from a schema.
  if (key === undefined && dynamic && isJson(content.mediaType))
    return content.schema === undefined ? 'notFound' : { response, content };
  const example =
    key === undefined
      ? content.examples[0]
      : content.examples.find((candidate) => candidate.key === key);
  if (example !== undefined) return { response, content, example };
  return key === undefined ? { response, content } : 'notFound';
}

/** The content of the type that is liked best; types that name parameters also match without. */
function findBest(
  contents: readonly AnswerContent[],
  accept: readonly string[],
): AnswerContent | undefined {
  if (contents.length === 0 || accept.length === 0) return undefined;
  const negotiator = new Negotiator({ headers: { accept: accept.join(',') } });
  const [best] = negotiator.mediaTypes(contents.map(({ mediaType }) => mediaType));
  return (
    contents.find(({ mediaType }) => mediaType === best) ??
    findBest(contents, accept.flatMap(withoutParameters))
  );
}

/** A media type with no parameter but `q`; nothing for one that had none. */
function withoutParameters(type: string): string[] {
  const [essence = '', ...parameters] = type.split(';').map((part) => part.trim());
  const weights = parameters.filter((parameter) => /^q=/i.test(parameter));
  return weights.length === parameters.length ? [] : [[essence, ...weights].join(';')];
}
