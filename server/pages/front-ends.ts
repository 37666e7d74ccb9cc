import type { RequestHandler } from 'express';
import type { PageModule } from './contract.ts';

/** The students' app: its files, its index.html, and its code that writes pages here. */
export interface StudentApp {
  /** Answers its files; what asks for a page goes to `writePage`. */
  files(writePage: RequestHandler): RequestHandler;
  load(): Promise<PageModule>;
  /** @param address path of the page it is for */
  readTemplate(address: string): Promise<string>;
  /** Of the scripts that stand in index.html itself, as the security policy names them: `'sha256-…'`. */
  scriptHashes(): readonly string[];
}

/** The two apps that run in browsers. */
export interface FrontEnds {
  students: StudentApp;
  /** The console's files and pages, with the whole path under /staff. */
  console: RequestHandler;
  /**
   * What the security policy has to allow for them beside our own files; null for the built ones, which need nothing
   * and never change while the server runs.
   */
  live: { scripts: readonly string[]; connections: readonly string[] } | null;
}
