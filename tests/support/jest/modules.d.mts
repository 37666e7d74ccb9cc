import type { Module } from 'node:vm';

export const sourceMaps: Map<string, string>;

export class Modules {
  constructor(
    transform: (file: string) => { code: string; sourceMapPath: string | null },
    tableOf?: (file: string) => Modules,
  );
  define(name: string, exported: Record<string, unknown>): void;
  load(specifier: string, from?: string): Promise<Module>;
}
