import { limits, readOutsideJson } from '@countersign/mock/core/outside';
import { z } from 'zod';
import type { Context } from '../../engine/context.ts';
import { readOutsideXml } from '../../engine/outside/read-xml.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { currentLock, longestLock } from './current-lock.ts';

/**
 * Rejects a change to a locked envelope or template, unless the caller owns the lock and sent its
 * token. A `LockDurationInSeconds` with the token extends the lock.
 * @param header the `X-DocuSign-Edit` header; undefined if the operation has none
 * @throws ServiceRefusal EDIT_LOCK_NOT_LOCK_OWNER
 * @evidence public
 */
export function requireLockToken(
  envelope: StoredEnvelope,
  header: string | undefined,
  context: Pick<Context, 'caller'>,
  state: Pick<State, 'now'>,
): void {
  const lock = currentLock(state, envelope);
  if (lock === undefined) return;
  const input = readLockHeader(header);
  if (lock.userId === context.caller.userId && input?.lockToken === lock.token) {
    const seconds = Number(input.lockDurationInSeconds ?? '');
    if (Number.isSafeInteger(seconds) && seconds > 0 && seconds <= longestLock) {
      lock.durationInSeconds = seconds;
      lock.until = state.now + seconds * 1000;
    }
    return;
  }
  const what = envelope.kind === 'template' ? 'Template' : 'Envelope';
  throw new ServiceRefusal(
    'EDIT_LOCK_NOT_LOCK_OWNER',
    `${what} ${envelope.envelopeId} is locked by ${lock.userName}. The owner of the lock must send its token in the X-DocuSign-Edit header.`,
  );
}

/** The content of a lock's header. */
interface LockHeader {
  lockToken: string;
  /** The duration as sent; absent to keep the end of the lock. */
  lockDurationInSeconds?: string;
}

const text = z.union([z.string(), z.number()]).transform(String);
// Names in any case, as those of bodies.
const header = z.preprocess(
  withSmallNames,
  z.object({ locktoken: text, lockdurationinseconds: text.optional() }),
);
const element = z.preprocess(withSmallNames, z.object({ docusignedit: header }));

function withSmallNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]));
}

// Tokens and numbers stay text, as JSON has them.
const xml = { parseTagValue: false, ignoreAttributes: true };

/**
 * Parses the `X-DocuSign-Edit` header, which is a JSON object or an XML element.
 * @returns undefined if it is missing, or in neither form
 * @evidence public
 */
export function readLockHeader(value: string | undefined): LockHeader | undefined {
  const input = value?.trim() ?? '';
  if (input === '') return undefined;
  const read = input.startsWith('<')
    ? element.safeParse(orUndefined(() => readOutsideXml(input, xml, { isLenient: true }))).data
        ?.docusignedit
    : header.safeParse(orUndefined(() => readOutsideJson(input, limits.token))).data;
  if (read === undefined) return undefined;
  const { locktoken: lockToken, lockdurationinseconds: lockDurationInSeconds } = read;
  return { lockToken, ...(lockDurationInSeconds !== undefined && { lockDurationInSeconds }) };
}

function orUndefined(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
