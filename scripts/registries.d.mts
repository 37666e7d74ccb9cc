/** Each generated file and what it should hold. */
export function registries(): Promise<Record<string, string>>;
