import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pack, publishedPackages, readTarball } from '@countersign/packages';
import semver from 'semver';
import { parseDocument } from 'yaml';
import { readChangesets } from '../changesets.ts';
import { readVersion, unreleased } from '../check.ts';
import type { Bump } from '../contract/change.ts';
import { git } from '../git.ts';
import { expect, expectReleased, tarballFile } from './expect.ts';
import { openStage, type Stage } from './stage.ts';
import { followReadmes, usePackages } from './use-packages.ts';

/** A field that no example has, its place in its schema, and an operation that uses it. */
const field = 'beginOnTagger';
const place = ['allOf', 1, 'properties', field];
const schema = 'specs/esign-v2.1/schemas/correctViewRequest.yaml';
const operation = 'EnvelopeViews_createCorrect';
const declaration = 'dist/generated/esign-v2.1/schemas/correctViewRequest.d.ts';

/**
 * Rehearses a release with the commands of the workflow, in a copy of a checkout and with its own
 * registry: publishes a version, breaks the contract with a bump that is too small and is refused,
 * then declares enough and publishes again.
 * @param original the checkout; nothing in it changes
 * @param say prints a line
 * @param short ends with the second version, and does not build and publish it
 * @throws {ReleaseError} at the first step with an unexpected result
 */
export async function rehearse(
  original: string,
  say: (line: string) => void,
  short: boolean,
): Promise<void> {
  await using stage = await openStage(original, say);
  await prepare(stage);
  const first = await createVersion(stage);
  const interrupted = await publishOne(stage);
  await publish(stage, first, [interrupted]);
  await followReadmes(stage, first);
  const { stdout } = await stage.npm(['release:publish'], { published: true });
  expect(stdout.includes('nothing, the registry has it all'), 'it was published twice');
  await breakContract(stage, semver.major(first) === 0 ? 'minor' : 'major');
  if (!short) {
    await stage.npm(['generate']);
    await stage.commit('Generate again');
  }
  const second = short ? await writeVersion(stage) : await createVersion(stage);
  expect(!semver.satisfies(second, `^${first}`), `${second} breaks, but ^${first} accepts it`);
  if (short) return say(`\nrehearsed: ${first}, then ${second} without publishing it`);
  await publish(stage, second);
  await usePackages(stage, second);
  const file = tarballFile(stage.repository, '@countersign/types', second);
  const types = (await readTarball(file)).read(declaration);
  expect(types?.includes(field) === false, `${declaration} in ${file} still has ${field}`);
  say(`\nrehearsed: ${first}, then ${second}`);
}

/** The copy needs the tag of the last release, and something to release. */
async function prepare({ repository, commit }: Stage): Promise<void> {
  const version = readVersion(repository);
  if (version !== unreleased) await git(repository, 'tag', `v${version}`);
  if ((await readChangesets(repository)).length > 0) return;
  declare(repository, 'patch');
  await commit('Add something to release');
}

function declare(repository: string, bump: Bump): void {
  const text = `---\n'@countersign/specs': ${bump}\n---\n\nThe corrections begin in another place.\n`;
  writeFileSync(path.join(repository, '.changeset/rehearsed.md'), text);
}

/** Writes a version and commits it. */
async function writeVersion({ repository, npm, commit }: Stage): Promise<string> {
  await npm(['release:check']);
  await npm(['release:version']);
  const version = readVersion(repository);
  await commit(`Release ${version}`);
  return version;
}

/** Writes a version, commits it, and builds it. */
async function createVersion(stage: Stage): Promise<string> {
  const version = await writeVersion(stage);
  // The build uses the usual registry, and publishing uses that of the rehearsal.
  await stage.npm(['build', '--', '--filter=./packages/*']);
  return version;
}

/** Publishes one package, as if a release had been interrupted after it. */
async function publishOne({ repository, registry, folder, say }: Stage): Promise<string> {
  const [first] = publishedPackages(repository);
  expect(first !== undefined, 'there is no package to publish');
  const { file } = await pack(first, folder('interrupted'));
  await registry.publish(file);
  say(`\n${first.name}@${first.version} is published, and the release is interrupted`);
  return first.name;
}

/** Publishes the packages that the registry does not have. */
async function publish(stage: Stage, version: string, before: string[] = []): Promise<void> {
  const { stdout } = await stage.npm(['release:publish'], { published: true });
  const [, published = ''] = /^published of .*?: (.*)$/m.exec(stdout) ?? [];
  const rest = publishedPackages(stage.repository)
    .map(({ name }) => name)
    .filter((name) => !before.includes(name));
  expect(
    published.split(', ').toSorted().join() === rest.toSorted().join(),
    `${published} was published, not ${rest.join(', ')}`,
  );
  await expectReleased(stage, version);
}

/** Removes a field and declares a patch, which is refused; then declares enough. */
async function breakContract(stage: Stage, needed: Bump): Promise<void> {
  const { repository, npm, commit, say } = stage;
  const file = path.join(repository, schema);
  const document = parseDocument(readFileSync(file, 'utf8'));
  expect(
    document.hasIn(place) && document.deleteIn(place),
    `${schema} has no ${place.join('.')}; choose another field in rehearse.ts`,
  );
  writeFileSync(file, document.toString());
  say(`\n${field} is removed from ${schema}, and a patch is declared`);
  declare(repository, 'patch');
  await commit('Break the contract');
  const { stderr } = await npm(['release:check'], { fails: true });
  for (const word of [`correctViewRequest.${field} is gone`, operation, schema, `need a ${needed}`])
    expect(stderr.includes(word), `the refusal does not name ${word}`);
  say(`\na ${needed} is declared`);
  declare(repository, needed);
  await commit('Declare that it breaks');
}
