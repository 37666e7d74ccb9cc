/** An answer that is JSON already, in UTF-8: its parts were cut by the output schema when they were written. */
export class ReadyJson {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
  toJSON(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}
