// What the page with documents to read does beside showing them. It works without it.
import { startOutline } from './outline.js';
import { startZoom } from './zoom.js';

startZoom();
startOutline();
