// node import-child.ts <address …> imports modules and prints the milliseconds that this took.
// Started by import-time.ts, for each number anew.
const addresses = process.argv.slice(2);
const before = performance.now();
for (const address of addresses) await import(address);
process.stdout.write(String(performance.now() - before));
