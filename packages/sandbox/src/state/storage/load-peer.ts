/**
 * Loads a package that is not installed unless it is wanted.
 * @param load imports it
 * @param option what wants it, for the message
 * @throws Error that says what to install
 */
export async function loadPeer<Module>(
  load: () => Promise<Module>,
  name: string,
  option: string,
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(`${option} needs the package ${name}; install it with npm install ${name}`, {
      cause,
    });
  }
}
