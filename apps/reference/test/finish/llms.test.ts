import { describe, expect, it } from 'vitest';
import { finish, page } from './small-site.ts';

describe('llms.txt', () => {
  it('lists the twins by section, in the order in which the start page leads to them', async () => {
    const read = await finish({
      'index.html': page({
        title: 'Suite',
        description: 'What the suite is.',
        content: '<a href="/reference/guides/second/">2</a> <a href="guides/first/">1</a>',
      }),
      'guides/first/index.html': page({ title: 'First', description: 'One.' }),
      'guides/second/index.html': page({ title: 'Second', description: 'Two.' }),
      'rooms/index.html': page({ title: 'The Rooms API', description: 'Rooms.' }),
      'rooms/operations/Room_get/index.html': page({ title: 'Get', description: 'A room.' }),
      'rooms/schemas/index.html': page({ title: 'Schemas', description: 'All.' }),
      'rooms/categories/Room/index.html': page({ title: 'Not listed' }),
      'rooms/schemas/Room/index.html': page({ title: 'Not listed' }),
      'rooms/operations/Room_add/index.html': page({ title: 'Add', description: 'POST /: Add.' }),
      'errors/index.html': page({ title: 'Codes', description: 'What fails.' }),
      'errors/NO_ROOM/index.html': page({ title: 'Not listed' }),
      'changelog/index.html': page({ title: 'Changes', description: 'News.' }),
      '404.html': page({ title: 'Not listed' }),
    });
    expect(read('llms.txt').replace(/\n\nEvery page of this site .*/, '')).toBe(`# Suite

> What the suite is.

## Guides

- [Second](guides/second/index.md): Two.
- [First](guides/first/index.md): One.

## The Rooms API

- [The Rooms API](rooms/index.md): Rooms.
- [Add](rooms/operations/Room_add/index.md): POST /
- [Get](rooms/operations/Room_get/index.md): A room.
- [Schemas](rooms/schemas/index.md): All.

## Errors

- [Codes](errors/index.md): What fails.

## Optional

- [Changes](changelog/index.md): News.
`);
  });
});
