// Writes a line to standard error, in the moment in which a program prints its first address, that
// says which code the program has loaded.
import { registerHooks } from 'node:module';

const loaded = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...others) => {
  if (loaded.length > 0 && String(text).includes('http://')) {
    const ofNode = process.moduleLoadList.filter((name) => name.startsWith('NativeModule '));
    process.stderr.write(`${[...ofNode, ...loaded].join('\n')}\nthat is all\n`);
    loaded.length = 0;
  }
  return write(text, ...others);
};
