import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** What the header of a lock holds. */
export interface LockHeader {
  lockToken: string;
  /** As it was sent; absent where the end of the lock is not to change. */
  lockDurationInSeconds?: string;
}

const text = z.union([z.string(), z.number()]).transform(String);
const header = z.object({ LockToken: text, LockDurationInSeconds: text.optional() });
const element = z.object({ DocuSignEdit: header });

// Tokens and numbers stay text, as JSON has them.
const xml = new XMLParser({ parseTagValue: false, ignoreAttributes: true });

/**
 * Reads the `X-DocuSign-Edit` header, which is a JSON object or an XML element.
 * @returns undefined where there is none, or it is neither
 */
export function readLockHeader(value: string | undefined): LockHeader | undefined {
  const given = value?.trim() ?? '';
  if (given === '') return undefined;
  const read = given.startsWith('<')
    ? element.safeParse(orUndefined(() => xml.parse(given))).data?.DocuSignEdit
    : header.safeParse(orUndefined(() => JSON.parse(given))).data;
  if (read === undefined) return undefined;
  const { LockToken: lockToken, LockDurationInSeconds: lockDurationInSeconds } = read;
  return { lockToken, ...(lockDurationInSeconds !== undefined && { lockDurationInSeconds }) };
}

function orUndefined(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
