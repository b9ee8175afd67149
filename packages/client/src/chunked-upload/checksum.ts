import type { ChunkedUploadResponse } from '@countersign/types/esign-v2.1/schemas/chunkedUploadResponse';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { CountersignError } from '../errors/countersign-error.js';

/**
 * The size and checksum of the parts that the service should have by now. The checksum is updated
 * part by part; WebCrypto would need the whole file in memory.
 */
export class Expected {
  readonly #hash = sha256.create();
  bytes = 0;

  add(part: Uint8Array): void {
    this.#hash.update(part);
    this.bytes += part.length;
  }

  /**
   * Compares with the size and checksum in the service's answer, if it has them.
   * @throws CountersignError
   */
  compare({ totalSize, checksum }: ChunkedUploadResponse): void {
    const advice = 'this upload cannot be used; start a new one';
    if (totalSize !== undefined && Number(totalSize) !== this.bytes)
      throw new CountersignError(
        `the service received ${totalSize} bytes instead of ${this.bytes}; ${advice}`,
      );
    const ours = bytesToHex(this.#hash.clone().digest());
    if (checksum !== undefined && checksum.toLowerCase() !== ours)
      throw new CountersignError(
        `the service received different bytes: checksum ${checksum} instead of ${ours}; ${advice}`,
      );
  }
}
