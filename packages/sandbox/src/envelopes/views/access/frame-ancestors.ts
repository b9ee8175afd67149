import { policySource } from '@countersign/mock/core/oauth';
import type { RecipientViewRequest } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';

type FrameInput = Pick<
  RecipientViewRequest,
  'frameAncestors' | 'xFrameOptions' | 'xFrameOptionsAllowFromUrl'
>;

/** The most characters of all origins together. */
const longest = 500;

/**
 * Reads the origins whose pages may show a view in a frame from the request for the view.
 * @returns undefined if the request has none
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function readFrameAncestors({
  frameAncestors,
  xFrameOptions,
  xFrameOptionsAllowFromUrl,
}: FrameInput): string[] | undefined {
  if (frameAncestors !== undefined) {
    if (frameAncestors.join(' ').length > longest)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `/frameAncestors can have ${longest} characters in total.`,
      );
    return ["'self'", ...frameAncestors.map((origin) => requireOrigin('/frameAncestors', origin))];
  }
  switch (xFrameOptions) {
    case 'deny':
      return ["'none'"];
    case 'same_origin':
      return ["'self'"];
    case 'allow_from':
      return ["'self'", requireOrigin('/xFrameOptionsAllowFromUrl', xFrameOptionsAllowFromUrl)];
    default:
      return undefined;
  }
}

function requireOrigin(field: string, text = ''): string {
  // An entry is a single address; separators would make it several in the header.
  const source = /[\s,;'"\\]/.test(text) ? undefined : policySource(text);
  if (source === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${field} must hold origins such as https://app.example; ${JSON.stringify(text)} is not one.`,
    );
  return source;
}
