import { homedir } from 'node:os';
import path from 'node:path';

/** Returns the folder for data that can be created again, by the convention of each system. */
export function cacheFolder(): string {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = process.env;
  // A relative path is to be passed over, by the rules of the XDG folders.
  if (xdg !== undefined && path.isAbsolute(xdg)) return xdg;
  if (process.platform === 'win32') return local ?? path.join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return path.join(homedir(), 'Library', 'Caches');
  return path.join(homedir(), '.cache');
}
