// What a Node that cannot `require` modules has in its place.
import('./visit.js')
  .then(({ visit }) => visit(JSON.parse(process.argv[2])))
  .then((findings) => process.stdout.write(`${JSON.stringify(findings)}\n`));
