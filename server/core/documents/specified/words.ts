/** Paths of fields inside a nested list or object. */
export const within = (list: string, names: readonly string[]) => names.map((name) => `${list}.${name}`);

/** Fields the specification names as they are on the wire. */
export const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [name]]));
