import { DocumentFault } from '../../documents/index.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';

/**
 * Waits for some work on a document.
 * @throws ServiceRefusal with the error code of the document
 */
export async function asServiceRefusal<Result>(
  name: string,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    throw new ServiceRefusal(error.code, `${name}: ${error.message}`);
  }
}
