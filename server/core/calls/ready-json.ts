/** An answer that is text already: its parts were cut by the output schema when they were written. */
export class ReadyJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
