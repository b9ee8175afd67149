import { isDeepStrictEqual } from 'node:util';
import type { Pair } from './pair.ts';
import type { ParityAnswer } from './request.ts';
import { isAsSpecified } from './validators.ts';

/** The aspects in which two answers can differ. */
export type Aspect = 'status' | 'mediaType' | 'body' | 'headers' | 'findings';

/** Lists the aspects in which the two answers of a pair differ; empty if they are the same. */
export function compare({ one, request, prism, ours }: Pair): Aspect[] {
  const isDynamic = request.prefer?.dynamic === true;
  const differs: Record<Aspect, boolean> = {
    status: prism.status !== ours.status,
    mediaType: prism.mediaType !== ours.mediaType,
    body: isDynamic ? !isAsGood(one, prism, ours) : !isSameBody(prism.body, ours.body),
    headers: !hasHeaders(prism, ours, isDynamic),
    findings: !isDeepStrictEqual(prism.findings, ours.findings),
  };
  const aspects: Aspect[] = ['status', 'mediaType', 'body', 'headers', 'findings'];
  return aspects.filter((aspect) => differs[aspect]);
}

/** Generated answers are never the same; ours must match the spec wherever Prism's does. */
function isAsGood(one: Pair['one'], prism: ParityAnswer, ours: ParityAnswer): boolean {
  return (
    !isAsSpecified(one, prism.status, prism.body) || isAsSpecified(one, ours.status, ours.body)
  );
}

/** Reports whether ours has all headers that Prism took from the spec; a server adds its own. */
function hasHeaders(prism: ParityAnswer, ours: ParityAnswer, isDynamic: boolean): boolean {
  return Object.entries(prism.headers).every(([name, value]) => {
    const other = ours.headers[name];
    return isDynamic ? other !== undefined : other === value;
  });
}

/** Bytes come as base64 from ours; Prism has those that are text as they are. */
function isSameBody(prism: unknown, ours: unknown): boolean {
  return (
    isDeepStrictEqual(prism, ours) ||
    (typeof prism === 'string' && Buffer.from(prism).toString('base64') === ours)
  );
}
