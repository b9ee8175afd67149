import { specText } from '../contract/markdown.ts';
import { href } from './href.ts';

/** Texts of the specs as HTML, with links into this site. */
export const text = specText(href);
