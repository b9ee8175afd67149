// npm run bench, diff, audit …: installs what is missing, builds what the tool reads, then runs
// the tool on the Node of the workspace. The first word names its workspace, the others are its own.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { runTurbo } from './turbo.mjs';
import { fail, requireNode, root, workspaceNode } from './workspace.mjs';

requireNode();
await install();
const [tool = '', ...words] = process.argv.slice(2);
const cli = path.join(root, 'tooling', tool, 'src/cli.ts');
if (!existsSync(cli)) {
  const tools = readdirSync(path.join(root, 'tooling'));
  fail(`unknown tool ${tool}; available: ${tools.join(', ')}.`);
}
// Only packages that pass their checks are published.
const tasks = tool === 'release' && words[0] === 'publish' ? ['build', 'check:package'] : ['build'];
const built = await runTurbo([...tasks, ...filters(tool)]);
if (built.code !== 0) {
  process.stderr.write(built.output);
  fail('the build failed; see its output above.');
}
const child = spawn(workspaceNode, [cli, ...words], { stdio: 'inherit', cwd: root });
child.on('close', (code) => (process.exitCode = code ?? 1));

/** What a tool reads. */
function filters(name) {
  // The packages depend on the workspace that checks them, so it cannot depend on them.
  if (name === 'packages' || (name === 'release' && words[0] === 'publish'))
    return ['--filter=./packages/*', '--filter=./specs'];
  const own = `--filter=@countersign/${name}^...`;
  // The bench opens pages of the site, which it does not depend on.
  return name === 'bench' ? [own, '--filter=@countersign/reference'] : [own];
}
