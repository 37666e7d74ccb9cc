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

/** A list of them, as JSON. */
export const listOf = (items: readonly ReadyJson[]): Buffer =>
  Buffer.concat([
    Buffer.from('['),
    ...items.flatMap(({ bytes }, place) => (place === 0 ? [bytes] : [Buffer.from(','), bytes])),
    Buffer.from(']'),
  ]);
