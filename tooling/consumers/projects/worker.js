import { visit } from './visit.js';

export default {
  async fetch(request) {
    return Response.json(await visit(await request.json()));
  },
};
