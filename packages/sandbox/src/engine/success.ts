import type { ErrorDetails } from '@countersign/types/esign-v2.1';

/** The result of a part of a request without errors. */
export const success: ErrorDetails = { errorCode: 'SUCCESS', message: '' };
