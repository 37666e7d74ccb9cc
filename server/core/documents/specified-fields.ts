import { z } from 'zod';
import entities from './specified-fields.json' with { type: 'json' };

const reasons = z.record(z.string(), z.string()).optional();

/** An entity of the specification: where its fields are returned, and which the specification names. */
const entityFields = z.strictObject({
  title: z.string(),
  call: z.string(),
  /** Name of the list in the response whose items are meant; by default the response itself. */
  at: z.string().optional(),
  /** The entity is never returned: its fields are those of the call's payload. */
  is_payload: z.literal(true).optional(),
  /** The specification's terms, each with the paths of the fields it stands for. */
  words: z.record(z.string(), z.array(z.string())),
  /** Fields hidden from managers, and why. */
  not_for_managers: reasons,
  /** Fields that are never returned, each with the reason. */
  not_answered: reasons,
  /** Other named shapes with the same fields or fewer; they link here. */
  also: z.array(z.string()).optional(),
  /** Another entity whose fields are included. */
  includes: z.string().optional(),
});
export type EntityFields = z.output<typeof entityFields>;

/**
 * The field lists of section 3 of the specification, in its order: each of its terms with our wire name. Where
 * it names a field (`no_lie_agreement`) that is the name; where it describes one ("bonus months worth", "names,
 * kana, position") the choice is recorded here. A dotted path is inside a nested list.
 */
export const SPECIFIED_ENTITIES: readonly EntityFields[] = z.array(entityFields).parse(entities);
