import type { RequestDetails } from './api.ts';

/** A remark of the server about a place in a request. */
export interface Remark {
  kind: 'wrong' | 'warning' | 'tolerated';
  in: 'body' | 'path' | 'query' | 'header';
  /** A JSON pointer into the body, or the name of the parameter. */
  at: string;
  text: string;
}

/** All that the server says about a request. */
export function listRemarks({ findings, warnings, tolerated }: RequestDetails): Remark[] {
  return [
    ...findings.map(({ in: where, at, expected, got }): Remark => ({
      kind: 'wrong',
      in: where,
      at,
      text: `Expected ${expected}. Got ${got}.`,
    })),
    ...warnings.map(({ in: where, at, message }): Remark => ({
      kind: 'warning',
      in: where,
      at,
      // The place is shown beside it.
      text: message.startsWith(`${at}: `) ? message.slice(at.length + 2) : message,
    })),
    ...tolerated.map(({ in: where, at, sent, canonical }): Remark => ({
      kind: 'tolerated',
      in: where,
      at,
      text: `Accepted, but not canonical${sent === undefined ? '' : `: ${sent}`}${canonical === undefined ? '' : `. Write ${canonical}`}.`,
    })),
  ];
}

/** The place in the body that a remark is shown at: the nearest one that the body has. */
export function findPlace(at: string, places: ReadonlySet<string>): string {
  let place = at;
  while (place !== '' && !places.has(place)) place = place.slice(0, place.lastIndexOf('/'));
  return place;
}
