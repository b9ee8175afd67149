import type { ModelChoice, ModelField } from './model.ts';
import type { GroupParticle, Particle } from './schema.ts';
import { XsdError } from './xsd-error.ts';

/**
 * What a group says of which fields are there together, if it says something.
 * @param parts the fields of each of its particles
 */
export function choicesOf(
  group: GroupParticle,
  parts: readonly (readonly ModelField[])[],
): ModelChoice[] {
  if (group.kind === 'choice') {
    return [{ required: !isEmptiable(group), alternatives: parts.map((part) => togetherOf(part)) }];
  }
  const together = togetherOf(parts.flat());
  const several = together.required.length + together.optional.length > 1;
  // A group that may be missing is missing as a whole.
  return group.min === 0 && several && together.required.length > 0
    ? [{ required: false, alternatives: [together] }]
    : [];
}

function togetherOf(fields: readonly ModelField[]): ModelChoice['alternatives'][number] {
  return {
    required: fields.filter(({ required }) => required).map(({ property }) => property),
    optional: fields.filter(({ required }) => !required).map(({ property }) => property),
  };
}

/** Whether nothing at all can stand for the particle. */
function isEmptiable(particle: Particle): boolean {
  if (particle.min === 0) return true;
  switch (particle.kind) {
    case 'choice':
      return particle.particles.some((inner) => isEmptiable(inner));
    case 'all':
    case 'sequence':
      return particle.particles.every((inner) => isEmptiable(inner));
    default:
      return false;
  }
}

/**
 * A choice lists the fields that exclude each other, and knows nothing of choices around it.
 * @throws {XsdError} where a choice has to be made only if another one is made
 */
export function refuseWithin(group: GroupParticle): void {
  const open = group.kind === 'choice' || group.min === 0;
  for (const particle of group.particles) {
    if (group.kind === 'choice' && particle.kind === 'any') {
      throw new XsdError('any in a choice is not covered', particle.place, 'Name what it may be.');
    }
    const inner = open ? choiceIn(particle) : undefined;
    if (inner !== undefined) {
      throw new XsdError(
        `a choice in a ${group.kind} that can do without it is not covered`,
        inner.place,
        'Put it into an element of its own, or let it be missing.',
      );
    }
  }
}

/** The first choice in a particle that must be made. */
function choiceIn(particle: Particle): GroupParticle | undefined {
  if (!('particles' in particle)) return undefined;
  if (particle.kind === 'choice' && !isEmptiable(particle)) return particle;
  for (const inner of particle.particles) {
    const found = choiceIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
