import type { z } from 'zod';
import type { Party } from '../../../domain/application-transitions.ts';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import { applicationExample } from './application-example.ts';
import { exampleOf, ownerIn, withFieldExamples } from './examples.ts';
import { extendSchemas } from './extended-schemas.ts';
import { createSchemaBook, type Json, type JsonSchema } from './json-schema.ts';
import { createResponseBook } from './responses.ts';
import { shareSchemas, type PartName, type Root } from './shared-schemas.ts';

/** Who reads the applications whose examples are whole. */
const READERS: Readonly<Record<string, Party>> = {
  ApplicationForOwner: 'owner',
  ApplicationForStaff: 'assigned',
};

interface Placed extends Root {
  place: JsonSchema;
}

/**
 * What a document collects while it is written. Its schemas are filled in at the end, when it is known which of them
 * come more than once: those stand under components, all others where they are used.
 * @param sharedRefusals the refusals that all operations of a kind have
 */
export function createDraft(sharedRefusals: readonly ErrorCode[]) {
  const book = createSchemaBook();
  const { responseAt, responses, refusals, examples } = createResponseBook(sharedRefusals);
  const placed: Placed[] = [];
  /** The place of a schema in the document. */
  function schemaAt(schema: JsonSchema, name: PartName): JsonSchema {
    const place: JsonSchema = {};
    placed.push({ ...name, schema, place });
    return place;
  }
  /** The named shapes with examples: of their values, and whole where the values have to agree. */
  const namedShapes = () =>
    Object.fromEntries(
      Object.entries(book.named).map(([name, schema]) => {
        const party = READERS[name];
        if (!party) return [name, withFieldExamples(schema, ownerIn(name))];
        const example = applicationExample(exampleOf(schema, book.named) as Json, party);
        return [name, { ...schema, examples: [example] }];
      }),
    );
  return {
    book,
    refusals,
    responseAt,
    schemaAt,
    /** The place of what is answered, with examples of its values. */
    answerAt(answer: z.ZodType, name: PartName): JsonSchema {
      return schemaAt(withFieldExamples(book.schemaOf(answer, 'output'), ''), name);
    },
    /** Fills all places; what they share. */
    components() {
      const { schemas, written } = shareSchemas(namedShapes(), placed);
      const extended = extendSchemas(schemas);
      for (const { schema, place } of placed) Object.assign(place, extended.written(written(schema)));
      return { responses, examples, schemas: extended.schemas };
    },
  };
}
export type Draft = ReturnType<typeof createDraft>;
