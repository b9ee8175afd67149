import type { RoomsContext } from './rooms-context.ts';

const lowest = 1_000_000;
const highest = 2_000_000_000;

/**
 * Creates an ID for a record of Rooms, in 32 bits. It is random, so that calls at the same time do
 * not wait for each other.
 * @param isTaken tells if something has the ID; by default nothing has
 */
export async function newRoomsNumber(
  { newId }: Pick<RoomsContext, 'newId'>,
  isTaken: (id: number) => Promise<boolean> = async () => false,
): Promise<number> {
  for (;;) {
    const id = lowest + (Number.parseInt(newId().slice(0, 8), 16) % (highest - lowest));
    if (!(await isTaken(id))) return id;
  }
}
