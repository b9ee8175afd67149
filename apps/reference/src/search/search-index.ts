import { areas, pagedAreas } from '../contract/areas.ts';
import { areaRecords, errorRecords, eventRecords } from './contract-records.ts';
import { documentRecords } from './document-records.ts';
import { fieldRecords, parameterRecords } from './name-records.ts';
import type { SearchIndex } from './record.ts';
import { siteRecords, termRecords } from './site-records.ts';

/** Everything that search can lead to. */
export async function makeSearchIndex(): Promise<SearchIndex> {
  return {
    areas: pagedAreas.map(({ name }) => name),
    records: [
      ...(await documentRecords()),
      ...siteRecords,
      ...pagedAreas.flatMap(areaRecords),
      ...errorRecords,
      ...eventRecords,
      ...termRecords,
      ...areas.flatMap(fieldRecords),
      ...areas.flatMap(parameterRecords),
    ],
  };
}
