import type { ChunkedUploadResponse } from '@countersign/types/esign-v2.1/schemas/chunkedUploadResponse';
import { CountersignError } from '../errors/countersign-error.js';
import { InputError } from '../errors/input-error.js';

/** No account has more. */
const mostParts = 256;
/** The usual limits of an account. */
const usualParts = 128;
const usualTotal = 52_428_800;
/** A request may have 35,651,584 bytes; Base64 makes four of three, and `{"data":""}` is around them. */
const mostOfPart = Math.floor((35_651_584 - 11) / 4) * 3;

/** Bytes of a part where the caller does not say. */
export function usualPartSize(size: number): number {
  return Math.min(mostOfPart, Math.max(4 * 1024 * 1024, Math.ceil(size / usualParts)));
}

/**
 * Checks that the service can accept a file of `size` bytes, before anything is sent.
 * @throws InputError
 */
export function checkBefore(size: number, partSize: number, maxTotalSize = usualTotal): void {
  if (size === 0) throw refuse('the file is empty');
  if (size > maxTotalSize)
    throw refuse(
      `the file has ${size} bytes, but the upload limit is ${maxTotalSize}; set maxTotalSize if the account allows more`,
    );
  if (!Number.isInteger(partSize) || partSize < 1 || partSize > mostOfPart)
    throw refuse(`partSize must be a whole number from 1 to ${mostOfPart}, not ${partSize}`);
  const parts = Math.ceil(size / partSize);
  if (parts > mostParts)
    throw refuse(
      `the file needs ${parts} parts of ${partSize} bytes, but the maximum is ${mostParts}; use a larger partSize`,
    );
}

/**
 * Compares the size of a file with the limits of this upload in the service's answer.
 * @throws CountersignError
 */
export function checkAgainst(
  { maxChunkedUploadParts, maxTotalSize }: ChunkedUploadResponse,
  size: number,
  parts: number,
): void {
  if (size > Number(maxTotalSize ?? Infinity))
    throw new CountersignError(
      `the file has ${size} bytes, but the upload limit of the account is ${maxTotalSize}`,
    );
  if (parts > Number(maxChunkedUploadParts ?? mostParts))
    throw new CountersignError(
      `the file needs ${parts} parts, but the limit of the account is ${maxChunkedUploadParts ?? mostParts}; use a larger partSize`,
    );
}

function refuse(message: string): InputError {
  return new InputError('ChunkedUploads_create', message);
}
