const response = 'specs/oauth/schemas/tokenResponse.yaml';

/** Edits of the contract: a file, and what becomes of its text. */
export type Edit = readonly [file: string, change: (text: string) => string];

/** Takes away a field of an answer, which breaks. */
export const withoutScope: Edit = [
  response,
  (text) => text.replace(/ {2}scope:\r?\n( {4}.*\r?\n)+/, ''),
];

/** Adds a field to an answer. */
export const withRegion: Edit = [
  response,
  (text) => `${text}  region:\n    type: string\n    description: Where the account is kept.\n`,
];

/** Changes nothing but words. */
export const inOtherWords: Edit = [
  response,
  (text) => text.replace('An access token and what belongs to it.', 'An access token.'),
];

/** Takes away a rule of pushed events, which breaks. */
export const withoutLimit: Edit = [
  'specs/connect/delivery.yaml',
  (text) => text.replace(/ {2}mostKeys: .*\r?\n/, ''),
];

/** Adds more fields to an answer than a changelog has lines for. */
export const withManyFields: Edit = [
  response,
  (text) => {
    const names = Array.from({ length: 80 }, (_, place) => `dock${place}`);
    const fields = names.map((name) => `  ${name}:\n    type: string\n    description: A dock.\n`);
    return `${text}${fields.join('')}`;
  },
];
