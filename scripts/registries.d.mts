/** Each generated file of server/registry and what it should hold. */
export function registries(): Promise<Record<string, string>>;
