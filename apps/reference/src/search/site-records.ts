import {
  changelogAddress,
  deltaAddress,
  errorsAddress,
  eventsAddress,
  fidelityAddress,
  figuresAddress,
  glossaryAddress,
  schemasAddress,
} from '../contract/addresses.ts';
import { pagedAreas } from '../contract/areas.ts';
import { terms } from '../contract/glossary.ts';
import { firstSentence } from '../contract/first-sentence.ts';
import type { SearchRecord } from './record.ts';

/** The pages that are neither written as Markdown nor about one thing of the contract. */
export const siteRecords: readonly SearchRecord[] = [
  {
    kind: 'page',
    title: 'Error codes',
    detail: 'Every error code',
    address: errorsAddress,
  },
  {
    kind: 'page',
    title: 'Connect events',
    detail: 'Every message that Connect sends to a listener (webhooks)',
    address: eventsAddress,
  },
  {
    kind: 'page',
    title: 'v2 and v2.1',
    detail: 'What differs between the older listing and v2.1',
    address: deltaAddress,
  },
  {
    kind: 'page',
    title: 'Changelog',
    detail: 'The changes of each version of the packages',
    address: changelogAddress,
  },
  {
    kind: 'page',
    title: 'Fidelity',
    detail: 'What is known of the service, and what is inferred',
    address: fidelityAddress,
  },
  {
    kind: 'page',
    title: 'Measured figures',
    detail: 'Speed, size and coverage, from the benchmarks',
    address: figuresAddress,
  },
  ...pagedAreas.map(({ name, title }): SearchRecord => ({
    kind: 'page',
    area: name,
    title: `Schemas of ${title}`,
    detail: 'Every schema of the area',
    address: schemasAddress(name),
  })),
];

/** Every word that the glossary explains. */
export const termRecords: readonly SearchRecord[] = terms.map(([term, meaning]) => ({
  kind: 'term',
  title: term,
  detail: firstSentence(meaning),
  address: glossaryAddress(term),
}));
