/** The row of a file exists but its bytes do not. Never the caller's fault, and a retry will not help. */
export class FileGone extends Error {
  constructor(key: string) {
    super(`The bytes of the file ${key} are gone`);
    this.name = 'FileGone';
  }
}
