import { kind } from '../records.ts';

/** The entries of the data feeds of an account, of which only a seed makes any. Kept under it, by the ID. */
export const dataFeedElements = kind<true>('data-feed-element');
