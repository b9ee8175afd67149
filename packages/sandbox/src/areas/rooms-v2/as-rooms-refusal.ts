import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { RoomsRefusal } from './rooms-refusal.ts';

/**
 * Runs work of the e-signature service, and turns its refusals into those of Rooms.
 * @param where the place in the request, such as `/documentIds`
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 */
export async function asRoomsRefusal<Result>(
  where: string,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    throw new RoomsRefusal('PROPERTY_VALIDATION_FAILURE', `${where}: ${error.message}`);
  }
}
