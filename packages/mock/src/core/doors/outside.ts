// Limits and parsers for input from outside.
export { decodeOutsideBase64 } from '../outside/decode-transfer.ts';
export { type DecodedFile, decodedFile, textWasDecoded } from '../outside/decoded-file.ts';
export { freeBytes } from '../free-bytes.ts';
export { Excess } from '../outside/excess.ts';
export { limits } from '../outside/limits.ts';
export { excessIn } from '../outside/json-excess.ts';
export { isGuid } from '../outside/is-guid.ts';
export { readDisposition } from '../outside/read-disposition.ts';
export { readOutsideBytes } from '../outside/read-bytes.ts';
export { readOutsideFields } from '../outside/read-fields.ts';
export { readOutsideForm } from '../outside/read-form.ts';
export { readOutsideJson } from '../outside/read-json.ts';
export { readOwn } from '../outside/read-own.ts';
export { unpack } from '../outside/unpack.ts';
