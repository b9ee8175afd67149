// Astro reads the options for code from here, since its own configuration has no room for functions.
import { codeColours } from './src/code-colours.ts';

export default codeColours;
