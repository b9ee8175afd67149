/**
 * Loads a package that is not installed unless it is wanted.
 * @param load imports it
 * @param wanted the need, as the beginning of the message: `metrics needs`
 * @throws Error that says what to install
 */
export async function loadPeer<Module>(
  load: () => Promise<Module>,
  name: string,
  wanted: string,
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(`${wanted} the package ${name}; install it with npm install ${name}`, {
      cause,
    });
  }
}
