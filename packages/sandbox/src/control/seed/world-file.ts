import path from 'node:path';

/** The file with the built world of the default seed; it exists only in the build. */
export const worldFile: string = path.join(import.meta.dirname, 'world.json');
