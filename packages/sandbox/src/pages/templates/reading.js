// The script of the page with documents to read, which also works without it.
import { startOutline } from './outline.js';
import { watchPictures } from './pictures.js';
import { startZoom } from './zoom.js';

watchPictures();
startZoom();
startOutline();
