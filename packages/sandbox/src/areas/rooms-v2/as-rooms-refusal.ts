import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { RoomsRefusal } from './rooms-refusal.ts';

/**
 * Runs work of the e-signature service, and turns its refusals into those of Rooms.
 * @param where the place in the request, such as `/documentIds`
 * @throws RoomsRefusal INVALID_REQUEST_BODY
 */
export async function asRoomsRefusal<Result>(
  where: string,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    throw new RoomsRefusal('INVALID_REQUEST_BODY', `${where}: ${error.message}`);
  }
}
