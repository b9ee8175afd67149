import path from 'node:path';

/** Where the build keeps the world of the default seed. In the sources there is none. */
export const worldFile: string = path.join(import.meta.dirname, 'world.json');
