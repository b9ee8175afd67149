import { inject } from 'vitest';

/** Stands for the module of this name in `src`, so that tests load the world that the run planted. */
export const worldFile: string = inject('world');
