import { DocumentFault } from '../../documents/index.ts';
import { ServiceError } from '../../engine/service-error.ts';

/**
 * Waits for some work on a document.
 * @throws ServiceError with the code of what is wrong with the document
 */
export async function asServiceError<Result>(name: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    throw new ServiceError(error.code, `${name}: ${error.message}`);
  }
}
