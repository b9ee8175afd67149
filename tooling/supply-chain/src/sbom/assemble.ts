import type { Package } from '@countersign/tarballs';
import { bundledIn } from '../bundled.ts';
import type { Policy } from '../licences/policy.ts';
import { closureOf, type Brought } from '../lockfile/closure.ts';
import type { Lockfile } from '../lockfile/read.ts';
import { purlOf } from '../purl.ts';
import { bundledComponent, ourComponent } from './components.ts';
import type { Component } from './component.ts';
import type { Described } from './describe.ts';
import { serialNumber } from './serial-number.ts';

/** What the bills are put together from. */
export interface Sources {
  published: Package[];
  lockfile: Lockfile;
  described: Described;
  policy: Policy;
  /** Of our tarballs, by the name of the package. */
  hashes: Map<string, string> | undefined;
}

/**
 * The bill of materials of a package: itself, what it brings along with what each of that needs, and
 * what is bundled into it. Which packages, the lockfile says; what they are, pnpm.
 * @throws where pnpm does not know one of them, or one states no licence
 */
export function assemble(one: Package, sources: Sources): object {
  const closure = [...closureOf(one, sources.lockfile, sources.published).values()];
  const [self, ...others] = closure.map((brought) => componentOf(brought, sources));
  const dependencies = closure.map(({ name, version, needs }) => ({
    ref: purlOf({ name, version }),
    dependsOn: [...needs].map((id) => refOf(id, closure)).toSorted(),
  }));
  const content = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      ...timestamp(),
      lifecycles: [{ phase: 'build' }],
      tools: sources.described.tools,
      component: self,
    },
    components: others.toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: dependencies.toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
  return { ...content, serialNumber: serialNumber(content) };
}

function componentOf({ id, ours, name, version }: Brought, sources: Sources): Component {
  const found = sources.published.find((one) => ours && one.name === name);
  if (found !== undefined) {
    const component = ourComponent(found, sources.hashes?.get(name));
    const bundled = bundledIn(found, sources.policy).map((held) =>
      bundledComponent(held, component),
    );
    return bundled.length === 0 ? component : { ...component, components: bundled };
  }
  const component = sources.described.components.get(purlOf({ name, version }));
  if (component === undefined) {
    throw new Error(`pnpm does not know ${id} of the lockfile; run npm start, which installs all`);
  }
  if (component.licenses === undefined) {
    throw new Error(
      `${id} states no licence, or is not installed; run npm start, then npm run licences`,
    );
  }
  return component;
}

function refOf(id: string, closure: Brought[]): string {
  const found = closure.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is needed and not there`);
  return purlOf(found);
}

/** None, so that the bytes are the same, except where the build says which time is its own. */
function timestamp(): { timestamp?: string } {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds === undefined ? {} : { timestamp: new Date(Number(seconds) * 1000).toISOString() };
}
