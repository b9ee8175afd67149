export default {
  // On a server nothing is installed beside the bundle.
  ssr: { noExternal: true },
};
