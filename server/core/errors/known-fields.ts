import type { z } from 'zod';

/** Maximum length of an unknown field's name in an error. */
const MAX_NAME = 80;

/** ['user', 'skills', 0, 'skill_id'] → user[skills][0][skill_id] */
export function bracketPath(path: readonly PropertyKey[]): string {
  return path
    .map((segment) => String(segment).slice(0, MAX_NAME).toWellFormed())
    .map((segment, index) => (index === 0 ? segment : `[${segment}]`))
    .join('');
}

/** The parts of a zod schema's definition that contain other schemas. */
interface Inside {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
}
const insideOf = (schema: z.ZodType) => schema._zod.def as unknown as Inside;

/** The objects a value may be here: the schema without its wrappers. */
function objectsOf(schema: z.ZodType): Inside[] {
  const inside = insideOf(schema);
  if (inside.shape || inside.element) return [inside];
  const inner = [inside.innerType, inside.in, inside.out, ...(inside.options ?? [])];
  return inner.flatMap((one) => (one ? objectsOf(one) : []));
}

/**
 * The fields an object of a payload may have, as bracket paths, for the error about an unknown one.
 * @param path of the object, `['user', 'skills', 0]`
 */
export function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: Inside[] = objectsOf(schema);
  for (const segment of path)
    at = at.flatMap(({ shape, element }) => {
      const next = element ?? shape?.[String(segment)];
      return next ? objectsOf(next) : [];
    });
  const names = new Set(at.flatMap(({ shape }) => Object.keys(shape ?? {})));
  return [...names].map((name) => bracketPath([...path, name]));
}
