// Says of a method that is answered whether it is of use for its operation.

/**
 * Why nobody can use a method, if so.
 * @param {{ inForm: object, body: unknown }} method as the survey has it
 * @param {{ needsBody: boolean, answer: string }} operation as the contract has it
 * @param {unknown} given what the method gave
 * @returns {string | undefined}
 */
export function whatIsLacking({ inForm, body }, { needsBody, answer }, given) {
  const takesBody = body !== null || Object.keys(inForm).length > 0;
  if (needsBody && !takesBody) return 'it takes no body';
  const kind = kindOf(given);
  return answer === 'nothing' || answer === kind ? undefined : `it gives ${kind} and not ${answer}`;
}

function kindOf(given) {
  if (given === null || given === undefined || given === '') return 'nothing';
  // An image that was read as text has lost its bytes, and other files may.
  if (typeof given === 'string') return 'text';
  return Buffer.isBuffer(given) ? 'bytes' : 'data';
}
