import type { ErrorDetails } from '@countersign/types/esign-v2.1';

/** The outcome of a part of a request where nothing went wrong. */
export const success: ErrorDetails = { errorCode: 'SUCCESS', message: '' };
