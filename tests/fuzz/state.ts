import type { World } from '../wire/support/world.ts';
import type { FuzzedServer } from './server.ts';
import type { Payloads } from './surfaces/payloads.ts';

/** A console record as last read. */
export interface Known {
  id: number;
  version: unknown;
  values: Record<string, unknown>;
}

/** State shared by the surfaces that generate requests. */
export interface Fuzz {
  server: FuzzedServer;
  world: World;
  payloads: Payloads;
  /** Known records by console resource. */
  records: Map<string, Known[]>;
  adminCookie: string;
  /** AdminJS resource names. */
  tables: readonly string[];
  /** URLs of the front ends' built files. */
  assets: readonly string[];
  publicFiles: readonly string[];
}
