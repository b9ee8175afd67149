import type { Language } from './language.ts';

/** The sentences of the scripts, which a page has in its language. */
export const scriptSentences = [
  'Next',
  '{left} of {all} left',
  '{left} left',
  'All required fields are filled in',
  'Nothing is required',
  'Something is still to be done:',
  'This must be filled in.',
  'Adopt',
  'Adopt and sign',
  'Type your name to sign.',
  'Type your initials.',
  'Draw your signature first.',
  'Draw your initials first.',
  'Choose an image of your signature first.',
  'Choose an image of your initials first.',
  'The image must be a PNG, JPEG or GIF file.',
  'Your signature',
  'Your initials',
] as const;

/** Returns the texts of the scripts in a language. */
export function scriptTexts({ t }: Language): Record<string, string> {
  return Object.fromEntries(scriptSentences.map((sentence) => [sentence, t(sentence)]));
}
