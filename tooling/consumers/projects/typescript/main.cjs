const { visit } = require('./dist/visit.cjs');

visit(JSON.parse(process.argv[2])).then((findings) =>
  process.stdout.write(`${JSON.stringify(findings)}\n`),
);
