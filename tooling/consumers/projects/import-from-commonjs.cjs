// The replacement for `require` in versions of Node that cannot `require` modules.
import('./visit.js')
  .then(({ visit }) => visit(JSON.parse(process.argv[2])))
  .then((findings) => process.stdout.write(`${JSON.stringify(findings)}\n`));
