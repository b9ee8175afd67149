export { ChunkedUploadError } from './chunked-upload/chunked-upload-error.js';
export type { UploadOptions, UploadProgress } from './chunked-upload/upload-options.js';
export { uploadInParts } from './chunked-upload/upload-in-parts.js';
export {
  createEnvelopeWithFiles,
  type EnvelopeWithFilesInput,
} from './multipart-envelope/create-envelope-with-files.js';
export type { EnvelopeFile } from './multipart-envelope/envelope-file.js';
