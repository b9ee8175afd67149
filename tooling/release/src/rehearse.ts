import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bump } from '@countersign/contract-diff';
import { mustRun, pack, publishedPackages, readTarball } from '@countersign/packages';
import semver from 'semver';
import { parseDocument } from 'yaml';
import { pendingChangesets } from './changesets.ts';
import { expectApart, use } from './consumer.ts';
import { unreleased, versionOf } from './contract-changes.ts';
import { commitAll } from './copy.ts';
import { expectReleased } from './expect-released.ts';
import { outFolder } from './publish.ts';
import { ReleaseError } from './release-error.ts';
import { setStage, type Stage } from './stage.ts';

/** A field of the contract that no example has, and an operation whose body it belongs to. */
const field = 'beginOnTagger';
const schema = 'specs/esign-v2.1/schemas/correctViewRequest.yaml';
const operation = 'EnvelopeViews_createCorrect';
const declaration = 'dist/generated/esign-v2.1/schemas/correctViewRequest.d.ts';

/**
 * Rehearses a release from end to end, with the commands that a workflow runs, in a copy of a
 * checkout and with a registry of its own: makes a version and publishes it, breaks the contract
 * under too small a bump and is refused, then declares enough and publishes again.
 * @param original the checkout; nothing in it changes
 * @param say hears what happens, line by line
 * @throws {ReleaseError} at the first step that goes otherwise than it should
 */
export async function rehearse(original: string, say: (line: string) => void): Promise<void> {
  const stage = await setStage(original, say);
  try {
    await begin(stage);
    const first = await makeVersion(stage);
    const before = await breakOff(stage);
    await publishRest(stage, first, before);
    await publishAgain(stage);
    await breakContract(stage, semver.major(first) === 0 ? 'minor' : 'major');
    const second = await makeVersion(stage);
    if (second === first)
      throw new ReleaseError(`the second release has the version ${first} again`);
    await publishRest(stage, second, []);
    expectNamed(stage, second);
    await expectGone(stage, second);
    await expectApart(stage, first, second);
    say(`\nrehearsed: ${first}, then ${second}`);
  } finally {
    await stage.close();
  }
}

/** Sees to it that the last release has its tag in the copy too, and that something waits. */
async function begin({ repository }: Stage): Promise<void> {
  const version = versionOf(repository);
  if (version !== unreleased) await mustRun('git', ['tag', `v${version}`], { folder: repository });
  if ((await pendingChangesets(repository)).length > 0) return;
  declare(repository, 'patch', 'Something to release.');
  await commitAll(repository, 'Have something to release');
}

/** Makes a version of what waits, commits it, and builds it. */
async function makeVersion({ repository, act }: Stage): Promise<string> {
  await act(['npm', 'run', 'release:check'], 'well');
  await act(['npm', 'run', 'release:version'], 'well');
  const version = versionOf(repository);
  await commitAll(repository, `Release ${version}`);
  // Before the registry is another, so that what is installed comes from where it always does.
  await act(['npm', 'run', 'build', '--', '--filter=@countersign/release^...'], 'well');
  return version;
}

/** Leaves a release in the middle: one of the packages is published, and no other. */
async function breakOff({ repository, registry, project, say }: Stage): Promise<string[]> {
  const [first] = publishedPackages(repository);
  if (first === undefined) throw new ReleaseError('there is no package to publish');
  const { file } = await pack(first, project('broken-off'));
  await registry.publish(file);
  say(`\n${first.name}@${first.version} is published, and there the release is broken off`);
  return [first.name];
}

/**
 * Publishes what the registry does not have, and uses all of it.
 * @param before what it has already
 */
async function publishRest(stage: Stage, version: string, before: string[]): Promise<void> {
  const { stdout } = await stage.publish();
  const [, told = ''] = /^published of .*?: (.*)$/m.exec(stdout) ?? [];
  const rest = publishedPackages(stage.repository)
    .map(({ name }) => name)
    .filter((name) => !before.includes(name));
  if (told.split(', ').toSorted().join() !== rest.toSorted().join()) {
    throw new ReleaseError(`${told} was published now, and not ${rest.join(', ')}`);
  }
  await expectReleased(stage, version);
  stage.say(`  installed and used: ${await use(stage, version)}`);
}

/** A release that is done stays as it is. */
async function publishAgain({ publish }: Stage): Promise<void> {
  const { stdout } = await publish();
  if (!stdout.includes('nothing, since the registry has it all')) {
    throw new ReleaseError('publishing a second time did not find all on the registry');
  }
}

/**
 * Takes a field away and calls it a patch, which is refused; then calls it what it is.
 * @param needed what it is, in this version
 */
async function breakContract({ repository, act, say }: Stage, needed: Bump): Promise<void> {
  const file = path.join(repository, schema);
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (!document.deleteIn(['properties', field])) {
    throw new ReleaseError(
      `${schema} has no ${field} any more; name another field in rehearse.ts.`,
    );
  }
  writeFileSync(file, document.toString());
  say(`\n${field} is taken out of ${schema}, and called a patch`);
  declare(repository, 'patch', 'Corrections begin where they always do.');
  await commitAll(repository, 'Break the contract');
  const { stderr } = await act(['npm', 'run', 'release:check'], 'badly');
  for (const word of [
    `correctViewRequest.${field} is gone`,
    operation,
    schema,
    `needs a ${needed}`,
  ]) {
    if (!stderr.includes(word)) throw new ReleaseError(`the refusal does not name ${word}`);
  }
  say(`\nwhat comes from the specs is made anew, and it is called a ${needed}`);
  await act(['npm', 'run', 'generate'], 'well');
  declare(repository, needed, 'Corrections begin where they always do.');
  await commitAll(repository, 'Say that it breaks');
}

function declare(repository: string, bump: Bump, summary: string): void {
  const text = ['---', `'@countersign/specs': ${bump}`, '---', '', summary, ''];
  writeFileSync(path.join(repository, '.changeset/rehearsed.md'), text.join('\n'));
}

/** What is made from the specs has lost the field too. */
async function expectGone({ repository }: Stage, version: string): Promise<void> {
  const file = path.join(repository, outFolder, `packages/countersign-types-${version}.tgz`);
  const types = (await readTarball(file)).read(declaration);
  if (types === undefined) throw new ReleaseError(`${file} has no ${declaration}`);
  if (types.includes(field)) throw new ReleaseError(`${field} is still in ${declaration} of types`);
}

/** The changelogs say which field is gone and which operation it belonged to. */
function expectNamed({ repository, say }: Stage, version: string): void {
  for (const name of ['specs', 'packages/client']) {
    const changelog = readFileSync(path.join(repository, name, 'CHANGELOG.md'), 'utf8');
    const section = changelog.split(/^## /m).find((one) => one.startsWith(version)) ?? '';
    for (const word of [field, operation]) {
      if (!section.includes(word)) {
        throw new ReleaseError(`${name}/CHANGELOG.md does not name ${word} under ${version}`);
      }
    }
    say(`\n${name}/CHANGELOG.md\n${section.replaceAll(/^/gm, '  ')}`);
  }
}
