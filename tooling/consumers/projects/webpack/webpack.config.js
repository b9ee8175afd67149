export default {
  mode: 'production',
  target: 'node20.19',
  entry: './main.js',
  experiments: { outputModule: true },
  output: { filename: 'main.js', library: { type: 'module' } },
};
