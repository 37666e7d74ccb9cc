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
export const listOf = (items: readonly ReadyJson[]): ReadyJson =>
  new ReadyJson(
    Buffer.concat([
      Buffer.from('['),
      ...items.flatMap(({ bytes }, place) => (place === 0 ? [bytes] : [Buffer.from(','), bytes])),
      Buffer.from(']'),
    ]),
  );

/** An object of them, as JSON. @param members names and values, in their order */
export const objectOf = (members: readonly (readonly [name: string, value: ReadyJson])[]): ReadyJson =>
  new ReadyJson(
    Buffer.concat([
      Buffer.from('{'),
      ...members.flatMap(([name, { bytes }], place) => [
        Buffer.from(`${place === 0 ? '' : ','}${JSON.stringify(name)}:`),
        bytes,
      ]),
      Buffer.from('}'),
    ]),
  );
