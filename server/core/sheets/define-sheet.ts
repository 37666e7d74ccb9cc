import type { Model, ModelStatic, WhereOptions } from 'sequelize';
import type { FieldCode } from '../../../domain/error-codes.ts';
import { isToldAsIds, type Field, type Rows } from '../../../domain/entities/fields.ts';
import { required } from '../../../domain/required.ts';
import type { SheetWords } from './words.ts';

/** Languages of a text that have a column each; a text in another language stays as it is. */
export const SHEET_LANGUAGES = ['ja', 'en'] as const;

/** What a cell holds: one value, or several apart by semicolons. */
export type CellKind =
  | { is: 'line' | 'text' | 'number' | 'flag' | 'day' | 'time' }
  | {
      is: 'choice';
      choices: readonly string[];
      words: Readonly<Record<string, Readonly<Record<string, string>>>>;
    }
  | { is: 'name' | 'names'; set: string }
  | { is: 'numbers' | 'texts' }
  /** A digit in the record, N1 to N5 in the cell. */
  | { is: 'jlpt' };

export interface SheetColumn {
  /** Its name for programs, which never changes: `official_name_ja`, `contact_persons_1_email`. */
  key: string;
  titles: Readonly<Record<(typeof SHEET_LANGUAGES)[number], string>>;
  /** Where the value stands in the record: `official_name`, `ja`; `contact_persons`, 0, `email`. */
  at: readonly (string | number)[];
  /** The field of the entity that it is a part of. */
  field: Field;
  cell: CellKind;
  /** Whether an empty cell empties the field; else it leaves it as it is. */
  isClearable: boolean;
  isRequired: boolean;
}

/** The rows of a resource as a spreadsheet has them: the form of the export, of the template and of the import. */
export interface Sheet {
  model: ModelStatic<Model>;
  columns: readonly SheetColumn[];
  /**
   * Columns that together tell one row from another, each group by itself. A new row that is told like one that is
   * there is that row (`found`), or is refused.
   */
  same: { groups: readonly (readonly string[])[]; among?: WhereOptions; found?: true };
  /** Columns that only a new row has; an import does not change them. */
  fixed: readonly string[];
  /** Columns to read, which no import writes. */
  shown: readonly string[];
  /** Why a record is not changed here. */
  refusal?: ((record: Record<string, unknown>) => FieldCode | null) | undefined;
}

interface Options<F extends Rows> {
  model: ModelStatic<Model>;
  words: SheetWords;
  /** Fields in the order of their columns. */
  fields: readonly (keyof F & string)[];
  /** Of a list the number of rows that have columns; further ones stay as they are. */
  rows?: Readonly<Record<string, number>>;
  /** Lists with one column that are read and written as its bare values. */
  bare?: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Numbers that are JLPT levels. */
  jlpt?: readonly (keyof F & string)[];
  same: Sheet['same'];
  fixed?: readonly string[];
  shown?: readonly string[];
  refusal?: Sheet['refusal'];
}

const NUMBERS = ['integer', 'yen', 'big_yen', 'rating', 'decimal'];
const LINES = ['line', 'kana', 'email', 'phone', 'postal_code', 'url'];

function cellOf(name: string, field: Field, words: SheetWords): CellKind {
  if (NUMBERS.includes(field.kind)) return { is: 'number' };
  if (LINES.includes(field.kind)) return { is: 'line' };
  switch (field.kind) {
    case 'flag':
    case 'day':
    case 'time':
    case 'text':
      return { is: field.kind };
    case 'language_map':
      return { is: field.size === 'line' ? 'line' : 'text' };
    case 'choice':
      return { is: 'choice', choices: field.choices, words: words.choices(name, field.choices) };
    case 'ref':
      return { is: 'name', set: field.set };
    case 'links':
      return { is: 'names', set: required(field.set) };
    case 'json':
      return { is: 'texts' };
    default:
      throw new Error(`A cell cannot hold ${name} (${field.kind})`);
  }
}

const EMPTY_IS_A_VALUE = [...LINES, 'links', 'json', 'text', 'language_map', 'ref', 'day', 'time'];

/**
 * The sheet of an entity, by its field table.
 * @throws Error for a field that no cell can hold, or without a title
 */
export function defineSheet<const F extends Rows>(entity: { fields: F }, options: Options<F>): Sheet {
  const { words, bare = {}, rows = {}, choices = {}, jlpt = [] } = options;
  const columns: SheetColumn[] = [];
  const titlesWith = (of: (language: (typeof SHEET_LANGUAGES)[number]) => string) => ({
    ja: of('ja'),
    en: of('en'),
  });
  const add = (
    name: string,
    field: Field,
    at: readonly (string | number)[],
    top: Field,
    titleOf: (language: (typeof SHEET_LANGUAGES)[number]) => string,
  ) => {
    const key = at.map((part) => (typeof part === 'number' ? part + 1 : part)).join('_');
    const own = choices[name];
    const ofChoices = own && ({ is: 'choice', choices: own, words: words.choices(name, own) } as const);
    const cell: CellKind = jlpt.includes(name) ? { is: 'jlpt' } : (ofChoices ?? cellOf(name, field, words));
    const isClearable = field.nullable === true || (EMPTY_IS_A_VALUE.includes(field.kind) && !own);
    const isRequired = 'required' in field && field.required === true && at.length <= 2;
    if (field.kind === 'language_map') {
      for (const language of SHEET_LANGUAGES)
        columns.push({
          key: `${key}_${language}`,
          titles: titlesWith((of) => words.inLanguage(titleOf(of), language, of)),
          at: [...at, language],
          field: top,
          cell,
          isClearable: true,
          isRequired: isRequired && language === 'ja',
        });
      return;
    }
    columns.push({
      key,
      titles: titlesWith(titleOf),
      at,
      field: top,
      cell,
      isClearable,
      isRequired: isRequired || (at.length === 1 && field.kind === 'ref' && !field.nullable),
    });
  };
  columns.push({
    key: 'id',
    titles: titlesWith((language) => words.title('id', language)),
    at: ['id'],
    field: required(entity.fields['id']),
    cell: { is: 'number' },
    isClearable: true,
    isRequired: false,
  });
  for (const name of options.fields) {
    const field = required(entity.fields[name]);
    const label = (language: (typeof SHEET_LANGUAGES)[number]) =>
      words.title(isToldAsIds(field, true) ? field.ids : name, language);
    if (Object.hasOwn(bare, name)) {
      columns.push({
        key: name,
        titles: titlesWith(label),
        at: [name],
        field,
        cell: { is: 'numbers' },
        isClearable: true,
        isRequired: false,
      });
    } else if (field.kind === 'list') {
      for (let index = 0; index < required(rows[name]); index += 1)
        for (const [part, inner] of Object.entries(field.rows))
          if (inner.kind !== 'links' && inner.kind !== 'list')
            add(part, inner, [name, index, part], field, (language) =>
              words.ofRow(label(language), index, words.title(part, language), language),
            );
    } else if (field.kind === 'one') {
      for (const [part, inner] of Object.entries(field.rows))
        add(part, inner, [name, part], field, (language) => words.title(part, language));
    } else {
      add(name, field, [name], field, label);
    }
  }
  return {
    model: options.model,
    columns,
    same: options.same,
    fixed: options.fixed ?? [],
    shown: options.shown ?? [],
    refusal: options.refusal,
  };
}
