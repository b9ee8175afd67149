/** What of a name survives every generator's spelling: `folderItem_v2` and `FolderItemV2` are one. */
export function letters(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}
