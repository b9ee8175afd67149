/** Ten minutes and a day, in milliseconds. */
export const span = 600_000;
const day = 144 * span;

/** A period in milliseconds since 1970, including both ends; an end can be open. */
export interface Period {
  from?: number | undefined;
  to?: number | undefined;
}

/** Counts of moments by spans of ten minutes, and by day. */
export interface SpanCounts {
  /** Adds a number of moments that lie in the same span; a negative number takes them away. */
  add(moment: number, count: number): void;
  /** Counts the moments in the whole spans of a period, and lists the parts of spans at its ends. */
  sum(period: Period): { count: number; rest: Period[] };
  /** The number of spans that have moments. */
  size(): number;
}

export function createSpanCounts(): SpanCounts {
  const days = new Map<number, { count: number; spans: Map<number, number> }>();
  let size = 0;
  return {
    add(moment, count) {
      const start = floorTo(moment, day);
      let known = days.get(start);
      if (known === undefined) days.set(start, (known = { count: 0, spans: new Map() }));
      known.count += count;
      size -= known.spans.size;
      const at = floorTo(moment, span);
      const left = (known.spans.get(at) ?? 0) + count;
      if (left === 0) known.spans.delete(at);
      else known.spans.set(at, left);
      size += known.spans.size;
      if (known.spans.size === 0) days.delete(start);
    },
    sum({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) {
      const first = Math.ceil(from / span) * span;
      const end = floorTo(to + 1, span);
      // Both ends can lie in one span.
      if (first > end) return { count: 0, rest: [{ from, to }] };
      let count = 0;
      for (const [start, known] of days) {
        if (start >= first && start + day <= end) count += known.count;
        else if (start < end && start + day > first)
          for (const [at, some] of known.spans) if (at >= first && at < end) count += some;
      }
      const rest: Period[] = [];
      if (from < first) rest.push({ from, to: first - 1 });
      if (to >= end && Number.isFinite(to)) rest.push({ from: end, to });
      return { count, rest };
    },
    size: () => size,
  };
}

function floorTo(moment: number, unit: number): number {
  return Math.floor(moment / unit) * unit;
}
