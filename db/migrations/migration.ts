/** One forward step of the schema: plain SQL, run once, in one transaction with the note that it ran. */
export type Migration = {
  /** File name without extension. It is what the database remembers, so it never changes. */
  name: string;
  sql: string;
};
