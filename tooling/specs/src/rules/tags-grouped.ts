import type { Oas3Rule } from '@redocly/openapi-core';
import { describedTags, tagGroups, usedTags } from './tags.ts';

/**
 * Demands that the tags of the operations, those described under `tags` and those named in
 * `x-tagGroups` are the same, that each is in exactly one group, and that no group is empty. The
 * documentation shows what is in a group, and nothing else: a tag left out hides its operations.
 */
export const tagsGrouped: Oas3Rule = () => ({
  Root(root, context) {
    const { report } = context;
    const used = usedTags(root, context);
    const described = describedTags(root, context);
    const groups = tagGroups(root, context);
    const known = new Set(described.map(({ tag }) => tag));

    for (const { tag, location } of used)
      if (!known.has(tag))
        report({ message: `the tag \`${tag}\` is not described; add it to \`tags\``, location });

    for (const { tag, location } of described) {
      if (!used.some((other) => other.tag === tag))
        report({ message: `no operation has the tag \`${tag}\`; remove it`, location });
      if (!groups.some(({ tags }) => tags.some((other) => other.tag === tag))) {
        const message = `the tag \`${tag}\` is in no group; add it to one of \`x-tagGroups\``;
        report({ message, location });
      }
    }

    const places = new Map<string, string>();
    for (const { name, tags, location: place } of groups) {
      if (tags.length === 0)
        report({ message: `the group \`${name}\` has no tags; remove it`, location: place });
      for (const { tag, location } of tags) {
        const other = places.get(tag);
        places.set(tag, other ?? name);
        if (!known.has(tag))
          report({ message: `the tag \`${tag}\` is not described; add it to \`tags\``, location });
        if (other === undefined) continue;
        const message = `the tag \`${tag}\` is already in the group \`${other}\`; remove one`;
        report({ message, location });
      }
    }
  },
});
