import type { Reading } from './reading.js';

/** Refuses text where only elements are allowed; white space is ignored. */
export function refuseText(text: unknown, at: Reading): void {
  if (/\S/.test(String(text))) {
    at.fail(
      'text-unexpected',
      'text is not allowed here, only elements',
      'Ask the sender of the message.',
    );
  }
}

export function repeated(at: Reading): never {
  return at.fail('value-repeated', 'the element occurs more than once', 'It is allowed once.');
}

export function missing(name: string, at: Reading): never {
  return at.fail(
    'value-missing',
    `${name} is missing`,
    'The schema requires it. Ask the sender of the message.',
  );
}
