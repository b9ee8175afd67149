export { sign, type RawBody } from './sign.js';
export { verify, type HeadersLike, type Verification } from './verify.js';
