import { pagedAreas, type Area } from '../contract/areas.ts';
import { writeHttpFile } from './http-file.ts';
import { createCollection } from './postman.ts';

/** A file with the requests of an area, for a tool that people have. */
export interface Collection {
  /** The name of the file. */
  file: string;
  area: Area;
  mediaType: string;
  /** Its content. */
  write(): Promise<string>;
}

/** The files of all areas. */
export const collections: readonly Collection[] = pagedAreas.flatMap((area) => [
  {
    file: `${area.name}.http`,
    area,
    mediaType: 'text/plain; charset=utf-8',
    write: () => writeHttpFile(area),
  },
  {
    file: `${area.name}.postman_collection.json`,
    area,
    mediaType: 'application/json',
    write: async () => `${JSON.stringify(await createCollection(area), null, 1)}\n`,
  },
]);
