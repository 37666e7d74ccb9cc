/** A file whose row is there and whose bytes are not: never what a caller did wrong, and trying again will not help. */
export class FileGone extends Error {
  constructor(key: string) {
    super(`The bytes of the file ${key} are gone`);
    this.name = 'FileGone';
  }
}
