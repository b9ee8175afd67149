import { isDeepStrictEqual } from 'node:util';
import type { Aspect } from './compare.ts';
import { readPointer } from './findings.ts';
import { isJson, isXml } from './media-type.ts';
import type { Pair } from './pair.ts';
import { isReadOnly } from './read-only.ts';
import { isAsSpecified } from './validators.ts';

/** A way in which our server is meant to differ from Prism. */
export interface IntendedDifference {
  name: string;
  /** The reason, for the table that people read. */
  reason: string;
  /** The aspects that may differ for this reason. */
  aspects: readonly Aspect[];
  /** Reports whether it applies to the two answers. */
  covers(pair: Pair): boolean;
}

/** Each must occur: one that no longer does is to be taken out. */
export const intendedDifferences: readonly IntendedDifference[] = [
  {
    name: 'sentence of our own',
    reason:
      'Prism answers a wrong request with the first 400 example; ours says in the same shape what is wrong.',
    aspects: ['body'],
    covers: ({ one, prism, ours }) =>
      prism.findings.length > 0 && ours.status === 400 && isRefusal(one, ours),
  },
  {
    name: '415',
    reason:
      'Prism answers 400 to a media type that the operation does not take, as 415 is not in the specs.',
    aspects: ['status', 'body', 'headers'],
    covers: ({ one, prism, ours }) =>
      prism.findings.includes('body  mediaType') && ours.status === 415 && isRefusal(one, ours),
  },
  {
    name: 'no such answer',
    reason:
      'Prism answers 404 or 500 in a shape of its own where Prefer asks for what the spec does not have.',
    aspects: ['status', 'mediaType', 'body'],
    covers: ({ one, prism, ours }) =>
      String(prism.body).includes('#NOT_FOUND') && ours.status === 400 && isRefusal(one, ours),
  },
  {
    name: 'not acceptable',
    reason: 'Prism answers 406, or 500 where Prefer has a code, in a shape of its own.',
    aspects: ['status', 'mediaType', 'body'],
    covers: ({ one, prism, ours }) =>
      String(prism.body).includes('#NOT_ACCEPTABLE') &&
      ours.status === 406 &&
      // A caller that speaks XML reads of it in XML.
      (isXml(ours.mediaType) || isRefusal(one, ours)),
  },
  {
    name: 'Accept that is none',
    reason: 'Prism throws where Accept holds no media type; ours takes no notice of what is none.',
    aspects: ['status', 'mediaType', 'body'],
    covers: ({ one, prism, ours }) =>
      prism.body === 'TypeError: invalid media type' &&
      (ours.mediaType === '' || isAsSpecified(one, ours.status, ours.body)),
  },
  {
    name: 'no Content-Type',
    reason: 'Prism takes a body without a Content-Type for text; ours takes it for JSON.',
    aspects: ['status', 'mediaType', 'body', 'headers', 'findings'],
    covers: ({ request, ours }) =>
      request.body !== undefined &&
      request.headers['content-type'] === undefined &&
      (ours.findings.length === 0 || ours.findings.includes('body  mediaType')),
  },
  {
    name: 'fields of answers',
    reason: 'What the specs have in answers only, ours ignores in requests, as the service does.',
    aspects: ['status', 'mediaType', 'body', 'headers', 'findings'],
    covers: inReadOnlyOnly,
  },
  {
    name: 'names in another case',
    reason:
      'Prism finds query parameters in any case; ours is compared with --strict, which wants their canonical names. Without it, ours takes all that docs/decisions/0036-tolerance.md lists, and Prism only these.',
    aspects: ['status', 'mediaType', 'body', 'headers', 'findings'],
    covers: ({ one, prism, ours }) => {
      const more = ours.findings.filter((finding) => !prism.findings.includes(finding));
      return (
        more.length > 0 &&
        more.every((finding) => /^query \S+ name$/.test(finding)) &&
        prism.findings.every((finding) => ours.findings.includes(finding)) &&
        ours.status === 400 &&
        isRefusal(one, ours)
      );
    },
  },
  {
    name: '201 before 200',
    reason:
      'Prism answers with the lowest status; ours with 201 where an operation has both, since it creates something.',
    aspects: ['status', 'body'],
    covers: ({ one, prism, ours }) =>
      prism.status === 200 && ours.status === 201 && isAsSpecified(one, ours.status, ours.body),
  },
  {
    name: 'XML',
    reason: 'Prism cannot do XML; decoded, ours says what Prism says in JSON.',
    aspects: ['status', 'mediaType', 'body', 'headers'],
    covers: ({ inJson }) =>
      inJson !== undefined &&
      inJson.prism.status === inJson.ours.status &&
      isDeepStrictEqual(inJson.prism.body, inJson.ours.body),
  },
];

/** Reports whether Prism's additional findings are all within read-only properties. */
function inReadOnlyOnly({ one, prism, ours }: Pair): boolean {
  const more = prism.findings.filter((finding) => !ours.findings.includes(finding));
  return (
    more.length > 0 &&
    more.every((finding) => isReadOnly(one.operation, readPointer(finding))) &&
    ours.findings.every((finding) => prism.findings.includes(finding))
  );
}

/** Reports whether an answer is an error of the shape that the area has for all of them. */
function isRefusal(one: Pair['one'], { mediaType, body }: Pair['ours']): boolean {
  return isJson(mediaType) && isAsSpecified(one, 400, body);
}
