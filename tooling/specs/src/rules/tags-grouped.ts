import { isPlainObject, type Location, type Oas3Rule } from '@redocly/openapi-core';
import { readExtension } from './extension.ts';

/** A tag, and where an operation, the list of tags or a group names it. */
interface NamedTag {
  tag: string;
  location: Location;
}

/**
 * Checks that the tags of the operations, those described under `tags` and those in `x-tagGroups`
 * are the same, and that each is in exactly one group. The documentation shows only grouped tags: a
 * tag that is missing there hides its operations.
 */
export const tagsGrouped: Oas3Rule = () => {
  const used: NamedTag[] = [];
  const described: NamedTag[] = [];
  return {
    Paths: {
      Operation({ tags = [] }, { location }) {
        used.push(...listTags(tags, location.child(['tags'])));
      },
    },
    Tag({ name }, { location }) {
      described.push({ tag: name, location: location.child(['name']) });
    },
    Root: {
      leave(root, context) {
        const { report } = context;
        const groups = readExtension(root, 'x-tagGroups', context);
        const items: unknown[] = Array.isArray(groups.node) ? groups.node : [];
        const grouped = items.flatMap((group, index) => {
          const names: unknown = isPlainObject(group) ? group.tags : undefined;
          const location = groups.location.child([index]);
          if (!Array.isArray(names) || names.length === 0)
            report({ message: 'this group has no tags; remove it', location });
          return listTags(names, location.child(['tags']));
        });

        for (const { tag, location } of [...used, ...grouped])
          if (!described.some((one) => one.tag === tag))
            report({
              message: `the tag \`${tag}\` is not described; add it to \`tags\``,
              location,
            });

        for (const { tag, location } of described) {
          if (!used.some((one) => one.tag === tag))
            report({ message: `no operation has the tag \`${tag}\`; remove it`, location });
          const [first, ...others] = grouped.filter((one) => one.tag === tag);
          if (first === undefined) {
            const message = `the tag \`${tag}\` is in no group; add it to one of \`x-tagGroups\``;
            report({ message, location });
          }
          for (const other of others)
            report({ message: `the tag \`${tag}\` is in a group already; remove one`, ...other });
        }
      },
    },
  };
};

function listTags(names: unknown, location: Location): NamedTag[] {
  if (!Array.isArray(names)) return [];
  return names.map((name, index) => ({ tag: String(name), location: location.child([index]) }));
}
