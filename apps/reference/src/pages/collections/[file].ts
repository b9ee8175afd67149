// The requests of each area, for editors and for Postman, Bruno and the like.
import type { APIRoute, GetStaticPaths } from 'astro';
import { collections } from '../../collections/collections.ts';

export const getStaticPaths: GetStaticPaths = () =>
  collections.map(({ file }) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const found = collections.find(({ file }) => file === params['file']);
  if (found === undefined) return new Response(null, { status: 404 });
  return new Response(await found.write(), { headers: { 'content-type': found.mediaType } });
};
