/** The folders of the store of files, by what lies in them. */
export const fileFolders = ['avatars', 'decks', 'forged', 'uploads'] as const;
export type FileFolder = (typeof fileFolders)[number];

/** What of the store of files anything still leads to. Every adapter passes `test/contracts/kept-files.ts`. */
export interface KeptFiles {
  /** Takes names of files of a folder, at most some hundreds; returns those that a row names. */
  known(folder: FileFolder, names: readonly string[]): Promise<Set<string>>;
}
