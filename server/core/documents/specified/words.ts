/** Paths of fields inside a nested list or object. */
export const within = (list: string, names: readonly string[]) => names.map((name) => `${list}.${name}`);

/** Fields whose wire name is the specification's. */
export const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [name]]));
