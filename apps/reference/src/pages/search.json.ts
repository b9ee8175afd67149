// The records are sent, not a finished index: that is more than twice as much to load, and takes the
// browser about as long to read as the records to index.
import type { APIRoute } from 'astro';
import { makeSearchIndex } from '../search/search-index.ts';

export const GET: APIRoute = async () => Response.json(await makeSearchIndex());
