import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBump } from './check.ts';
import { compareContracts } from './contract/compare.ts';
import { readContract } from './contract/read-contract.ts';
import { writeText } from './contract/text.ts';
import { compareListing } from './listing/compare-listing.ts';
import { readClient } from './listing/read-client.ts';
import type { Listing } from './listing/listing.ts';
import { readListing, toListing } from './listing/read-listing.ts';
import { createIssues, describeListing, writeIssues } from './listing/write-issues.ts';
import { listReleases, readContractAt } from './git.ts';
import { publish } from './publish.ts';
import { rehearse } from './rehearsal/rehearse.ts';
import { reason, ReleaseError } from './release-error.ts';
import { createVersion } from './version.ts';

const usage = `npm run diff -- [before] [after] [--all] [--json]
  Compares two states of the contract: what breaks, what is new, what changed.

  before, after      a folder like specs, a folder of bundles, or a commit
                     (default: the last release, and the working tree)
  --all              shows all affected operations, and changes of descriptions
  --json             prints the changes as JSON

npm run diff -- --listing <file> --area <area> [--issues <folder>] [--json]
npm run diff -- --client <folder> --area <area> [--issues <folder>] [--json]
  Compares the specs with a listing or with a client that the service's vendor publishes.

  --listing          Swagger 2.0 or OpenAPI 3, in JSON or YAML
  --client           the folder of the client's npm package, such as node_modules/docusign-esign
  --area             the area that it lists, such as esign-v2.1
  --issues           writes what is new there into files of Markdown, to be worked off

npm run release:<command>
  check [-- --since <commit>]   checks that the changesets declare a large enough version bump
  version                       writes the next version: versions and changelogs
  publish                       publishes what the registry does not have yet
  rehearse [-- --short]         does all of this in a copy, with its own registry; --short does not
                                build and publish the version that breaks the contract
`;

/** The repository in which a command runs, and the functions that print its output. */
export interface Place {
  /** The root of the repository. */
  repository: string;
  say(line: string): void;
  /** Prints a line about a problem. */
  complain(line: string): void;
}

/**
 * Runs a command of a release, and prints its output.
 * @param args the command and its options; names of files are relative to the working folder
 * @returns the exit status
 */
export async function runCommand(args: string[], place: Place): Promise<number> {
  try {
    await dispatch(args, place);
    return 0;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    place.complain(`countersign: ${error.message}`);
    return 1;
  }
}

async function dispatch(args: string[], place: Place): Promise<void> {
  const { repository, say } = place;
  const { values, positionals } = readArguments(args);
  const [command = '', ...states] = positionals;
  if (values.help) return say(usage);
  if (states.length > (command === 'diff' ? 2 : 0)) fail('too many arguments.');
  if (command !== 'check' && values.since !== undefined) fail('only check takes --since.');
  if (command !== 'rehearse' && values.short) fail('only rehearse takes --short.');
  if (values.listing !== undefined && values.client !== undefined)
    fail('name either --listing or --client.');
  const { listing, client } = values;
  if (command === 'diff' && listing !== undefined)
    return diffListing(place, states, values, () => readListing(listing));
  if (command === 'diff' && client !== undefined)
    return diffListing(place, states, values, () => readClient(client));
  if (command === 'diff') return diff(place, states, values);
  if (!existsSync(path.join(repository, '.changeset'))) {
    throw new ReleaseError(
      `${repository} has no folder .changeset. Go to the root of the repository.`,
    );
  }
  if (command === 'check') say(await checkBump(repository, values.since));
  else if (command === 'version') say(`the packages are at ${await createVersion(repository)} now`);
  else if (command === 'publish') {
    const { version, published } = await publish(repository);
    say(`published of ${version}: ${published.join(', ') || 'nothing, the registry has it all'}`);
  } else if (command === 'rehearse') await rehearse(repository, say, values.short);
  else fail(command === '' ? 'name a command.' : `there is no command ${command}.`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        area: { type: 'string' },
        client: { type: 'string' },
        issues: { type: 'string' },
        listing: { type: 'string' },
        short: { type: 'boolean', default: false },
        since: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(reason(error));
  }
}

function fail(sentence: string): never {
  throw new ReleaseError(`${sentence}\n\n${usage}`);
}

async function diff(
  { repository, say }: Place,
  states: string[],
  { all, json }: { all: boolean; json: boolean },
): Promise<void> {
  const [from = (await listReleases(repository))[0], to = path.join(repository, 'specs')] = states;
  if (from === undefined) {
    throw new ReleaseError(
      'there is no tag of a release. Name a commit to compare with, or run git fetch --tags.',
    );
  }
  // A folder takes precedence over a commit of the same name.
  const read = (state: string) =>
    existsSync(state) ? readContract(state) : readContractAt(repository, state);
  const changes = compareContracts(await read(from), await read(to));
  if (json) say(JSON.stringify(changes, null, 2));
  else say(writeText(changes, { all }).trimEnd() || 'nothing differs');
}

interface ListingOptions {
  area?: string | undefined;
  issues?: string | undefined;
  json: boolean;
}

function diffListing(
  { repository, say }: Place,
  states: string[],
  { area, issues, json }: ListingOptions,
  read: () => Listing,
): void {
  const [folder = path.join(repository, 'specs')] = states;
  const contract = readContract(folder);
  const ours = area === undefined ? undefined : contract.get(area);
  if (ours === undefined || area === undefined)
    return fail(
      `--area is ${area ?? 'missing'}. It must be one of ${[...contract.keys()].join(', ')}.`,
    );
  const difference = compareListing(toListing(ours.document), read());
  say(json ? JSON.stringify(difference, null, 2) : describeListing(area, difference));
  if (issues === undefined) return;
  const written = createIssues(area, difference);
  writeIssues(issues, written);
  say(`wrote ${written.length} files into ${issues}`);
}
