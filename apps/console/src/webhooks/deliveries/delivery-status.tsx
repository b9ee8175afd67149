import type { Schemas } from '../../api/control.ts';
import { Status, type Tone } from '../../parts/status.tsx';

/** The facts that tell how far a message is. */
type Progress = Pick<Schemas['Delivery'], 'state' | 'tries' | 'blockedBy'>;

/**
 * Describes the progress of a message in words that promise nothing: one that was refused has
 * failed, even if it is tried again, and one that was never tried is blocked.
 */
function describeProgress({ state, tries, blockedBy }: Progress): {
  words: string;
  tone: Tone;
} {
  switch (state) {
    case 'sent':
      return { words: 'delivered', tone: 'good' };
    case 'failed':
      return { words: 'failed', tone: 'bad' };
    case 'retrying':
      return tries > 0
        ? { words: 'failed, to be tried again', tone: 'bad' }
        : {
            words: blockedBy === undefined ? 'blocked' : `blocked, behind message ${blockedBy}`,
            tone: 'bad',
          };
    case 'held':
      return { words: 'held', tone: 'waiting' };
    case 'queued':
    case 'waiting':
      return { words: 'waiting', tone: 'waiting' };
  }
}

/** The progress of a message, by colour and words. */
export function DeliveryStatus({ delivery }: { delivery: Progress }) {
  const { words, tone } = describeProgress(delivery);
  return <Status value={words} tone={tone} />;
}
