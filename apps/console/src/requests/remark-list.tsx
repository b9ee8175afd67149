import { Status } from '../parts/status.tsx';
import type { Remark } from './remarks.ts';

const labels = {
  wrong: { value: 'wrong', tone: 'bad' },
  warning: { value: 'no effect', tone: 'waiting' },
  tolerated: { value: 'tolerated', tone: 'neutral' },
} as const;

/** The server's remarks about a request; the place of one in a body links to the marked line. */
export function RemarkList({
  remarks,
  problem,
}: {
  remarks: readonly Remark[];
  problem: string | undefined;
}) {
  if (remarks.length === 0 && problem === undefined) return null;
  return (
    <section class="card" aria-label="What the server says">
      {problem !== undefined && <p class="error">{problem}</p>}
      {remarks.length > 0 && (
        <ul class="remarks">
          {remarks.map((remark) => (
            <li key={remark.kind + remark.at + remark.text}>
              <Status {...labels[remark.kind]} /> <Place remark={remark} /> {remark.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Place({ remark }: { remark: Remark }) {
  const words = remark.at === '' ? remark.in : `${remark.in} ${remark.at}`;
  if (remark.in !== 'body') return <code>{words}</code>;
  return (
    <button type="button" class="place" onClick={() => showPlace(remark.at)}>
      <code>{words}</code>
    </button>
  );
}

/** Scrolls to the line of a place, or to the nearest one that is marked. */
function showPlace(at: string): void {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const nearest = marked
    .filter(({ dataset: { place = '' } }) => at === place || at.startsWith(`${place}/`))
    .toSorted((one, other) => depthOf(other) - depthOf(one))[0];
  nearest?.scrollIntoView({ block: 'center' });
}

function depthOf({ dataset }: HTMLElement): number {
  return dataset['place']?.length ?? 0;
}
