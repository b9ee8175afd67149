import type { IHttpOperation } from '@stoplight/types';
import type { Finding } from './prism.js';
import { Refusal } from './refusal.js';

/** Makes one refusal of everything that Prism found wrong; every finding says where and what. */
export function refuse(findings: readonly Finding[], operation: IHttpOperation): Refusal {
  const wrongMedia = findings.find(({ code }) => code === '415');
  if (wrongMedia !== undefined)
    return new Refusal('unsupportedMediaType', `${wrongMedia.message}.`);
  const inBody = findings.some(({ path: [kind = 'body'] }) => kind === 'body');
  const sentences = findings.map(
    (finding) => `${placeOf(finding, operation)} ${reasonOf(finding)}.`,
  );
  return new Refusal(inBody ? 'badBody' : 'badParameter', sentences.join(' '));
}

/** A JSON pointer into the body, or the parameter by kind and name. */
function placeOf(
  { path: [kind = 'body', ...steps], code, message }: Finding,
  operation: IHttpOperation,
): string {
  const missing = code === 'required' ? /required property '(.+)'/.exec(message)?.[1] : undefined;
  const all = missing === undefined ? steps : [...steps, missing];
  if (kind !== 'body') return `The ${kind} parameter ${spelled(all[0] ?? '', kind, operation)}`;
  return all.length === 0 ? 'The body' : `/${all.join('/')}`;
}

/** A parameter as the spec spells it; Prism gives some of them back in lower case. */
function spelled(name: string, kind: string, { request }: IHttpOperation): string {
  const known = [...(request?.path ?? []), ...(request?.query ?? []), ...(request?.headers ?? [])];
  const found = known.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
  return found?.name ?? `${name} of the ${kind}`;
}

/** What Prism says, without its own words for the place. */
function reasonOf({ code, message }: Finding): string {
  if (code === 'required') return 'is missing';
  return message
    .replace(/^Request \w+(?: (?:property|parameter) \S+)? /, '')
    .replace(/^Body parameter /, '');
}
