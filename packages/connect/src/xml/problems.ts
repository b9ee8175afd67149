import type { Reading } from './reading.js';

/** Refuses text where there should be elements alone; white space means nothing there. */
export function refuseText(text: unknown, at: Reading): void {
  if (/\S/.test(String(text))) {
    at.fail(
      'text-unexpected',
      'text stands where there should be elements alone',
      'Ask whoever sent this.',
    );
  }
}

export function repeated(at: Reading): never {
  return at.fail('value-repeated', 'the element is there more than once', 'It may be there once.');
}

export function missing(name: string, at: Reading): never {
  return at.fail(
    'value-missing',
    `${name} is missing`,
    'The schema asks for it; ask whoever sent this.',
  );
}
