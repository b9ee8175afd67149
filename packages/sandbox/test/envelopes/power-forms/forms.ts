/** The PowerForms of the seed: with an access code by e-mail; signed at once; not active. */
export const guestForm = 'c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37';
export const officeForm = '5e8c2a40-9d17-4b63-8f3e-c1b7d9a60e24';
export const summerForm = '0d6f4b92-7e38-4c15-a9d0-83f1e5c72b6a';

/** Ines Arcand, a sender. */
export const arcand = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
