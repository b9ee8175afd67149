import { readFilePart } from '../../../engine/read-file-part.ts';
import { AdminRefusal } from '../admin-refusal.ts';

/**
 * Reads the CSV file of a request, which is the part `file.csv` of a form or the body itself.
 * @throws AdminRefusal invalid_request if the file is missing or empty
 */
export async function readCsvUpload({
  bytes,
  mediaType,
}: {
  bytes: Buffer;
  mediaType: string;
}): Promise<Buffer> {
  if (mediaType !== 'multipart/form-data') return requireContent(bytes, 'The body');
  const part = await readFilePart(bytes, 'file.csv');
  return requireContent(part?.bytes ?? Buffer.alloc(0), 'The part file.csv');
}

function requireContent(bytes: Buffer, where: string): Buffer {
  if (bytes.length > 0) return bytes;
  throw new AdminRefusal(
    'invalid_request',
    `${where} is empty. Send a CSV file with a header row and one row per user.`,
  );
}
