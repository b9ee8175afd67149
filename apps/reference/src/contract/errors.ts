import { areas, compare, type Area } from './areas.ts';
import { generalErrors } from './general-errors.ts';
import type { Operation } from './operations.ts';

/** A code that the errors of the service carry. */
export interface ErrorCode {
  /** The code as most areas write it; some write it in lower case. */
  code: string;
  /** Its meaning in each area that has it. */
  meanings: readonly Meaning[];
}

interface Meaning {
  area: Area;
  /** The code as this area writes it. */
  code: string;
  status: number;
  /** Markdown: the problem and its remedy. */
  description: string;
  inferred: boolean;
  /** The operations of the area that name it; empty if all of them can return it. */
  operations: readonly Operation[];
}

const allMeanings = areas.flatMap(meaningsIn);

/** Every code of every area, in the order of the codes. */
export const errorCodes: readonly ErrorCode[] = [
  ...Map.groupBy(allMeanings, ({ code }) => code.toLowerCase()).values(),
]
  .map((meanings) => ({ code: meanings[0]?.code ?? '', meanings }))
  .toSorted((one, other) => compare(one.code, other.code));

/** The codes of an area, as it writes them. */
export function codesIn(area: Area): string[] {
  return allMeanings.filter((meaning) => meaning.area === area).map(({ code }) => code);
}

function meaningsIn(area: Area): Meaning[] {
  const { document, operations } = area;
  const named = Object.entries(document['x-error-codes']).map(
    ([code, { status, description, ...rest }]) => ({
      area,
      code,
      status,
      description,
      inferred: rest['x-evidence'] === 'inferred',
      operations: operations.filter(({ errors }) => errors.includes(code)),
    }),
  );
  const general = generalErrors(document, operations)
    .filter(({ code }) => !(code in document['x-error-codes']))
    .map((error) => ({ area, operations: [], ...error }));
  return [...named, ...general];
}
