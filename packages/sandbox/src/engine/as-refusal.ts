import type { Refusal } from '@countersign/mock/core/answers';
import { type ServiceErrorCode, ServiceRefusal } from './service-refusal.ts';

/**
 * Does work of the e-signature service for another area, and turns its refusals into those of that
 * area.
 * @param toRefusal makes the refusal of a sentence and a code
 */
export async function asRefusal<Result>(
  work: () => Promise<Result> | Result,
  toRefusal: (sentence: string, code: ServiceErrorCode) => Refusal,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ServiceRefusal ? toRefusal(error.message, error.code) : error;
  }
}
