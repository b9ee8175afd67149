// node import-child.ts <address of a module> imports it and prints the milliseconds that this took.
// Started by imports.ts, for each number anew.
const [address = ''] = process.argv.slice(2);
const before = performance.now();
await import(address);
process.stdout.write(String(performance.now() - before));
