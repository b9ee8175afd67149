import type { Area } from '../../frame/area.ts';
import { picturesPath } from './pictures/picture-path.ts';

/** Rooms: transactions with their people, documents, forms and tasks. */
export const roomsV2: Area = {
  name: 'rooms-v2',
  validators: () => import('@countersign/zod/rooms-v2'),
  jobs: {
    'room-access-end': {
      title: 'The access of a person to a room ends',
      load: async () => (await import('./people/end-access.ts')).endAccess,
    },
  },
  hears: {
    'envelope-completed': async () =>
      (await import('./envelopes/take-back-signed.ts')).takeBackSigned,
  },
  pages: [
    {
      under: `${picturesPath}/`,
      load: async ({ tenants }) =>
        (await import('./pictures/serve-picture.ts')).createPictures(tenants),
    },
  ],
  views: async () => (await import('./find-page-route.ts')).findPageRoute,
  control: async () => (await import('./control/handlers.ts')).handlers,
  product: async () => (await import('./product.ts')).rooms,
};
