import {
  BaseProperty,
  BaseRecord,
  BaseResource,
  ValidationError,
  type ActionContext,
  type Filter,
  type PropertyType,
} from 'adminjs';
import { countRows, findRows, rowsById, TITLE, type Asked } from './find-rows.ts';
import { fieldsOf, type Field, type Kind, type Table } from './tables.ts';
import { adminOf } from './current-admin.ts';
import { createRow, RefusedWrite, removeRow, updateRow } from './write-rows.ts';

const TYPES: Readonly<Record<Kind, PropertyType>> = {
  number: 'number',
  float: 'float',
  string: 'string',
  textarea: 'textarea',
  boolean: 'boolean',
  datetime: 'datetime',
  date: 'date',
  json: 'textarea',
};

class TableProperty extends BaseProperty {
  readonly #field: Field;

  constructor(field: Field, position: number) {
    super({ path: field.name, type: TYPES[field.kind], isId: field.isId, position });
    this.#field = field;
  }

  override isTitle(): boolean {
    return false;
  }
  override isVisible(): boolean {
    return true;
  }
  override isEditable(): boolean {
    return this.#field.isEditable;
  }
  override isRequired(): boolean {
    return this.#field.isRequired;
  }
  override reference(): string | null {
    return this.#field.reference;
  }
  override type(): PropertyType {
    return this.#field.reference === null ? super.type() : 'reference';
  }
}

/** The row's display name: a computed property, first in every list. */
class TitleProperty extends BaseProperty {
  constructor() {
    super({ path: TITLE, type: 'string', position: 0 });
  }
  override isTitle(): boolean {
    return true;
  }
  override isEditable(): boolean {
    return false;
  }
}

function problemsFor(error: unknown): unknown {
  if (!(error instanceof RefusedWrite)) return error;
  const message = (problem: string) => ({ message: problem, type: problem });
  return new ValidationError(
    Object.fromEntries(Object.entries(error.fields).map(([field, problem]) => [field, message(problem)])),
    error.whole === null ? undefined : message(error.whole),
  );
}

async function written<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw problemsFor(error);
  }
}

/**
 * A table as an AdminJS resource. Replaces AdminJS's Sequelize adapter, which reads every column and writes
 * outside of
 * transactions: here hidden columns are never read, and each change is one transaction with its audit log
 * entry.
 */
export class TableResource extends BaseResource {
  readonly table: Table;
  readonly #properties: BaseProperty[];

  constructor(table: Table) {
    super(table);
    this.table = table;
    this.#properties = [
      ...fieldsOf(table).map((field, index) => new TableProperty(field, index + 1)),
      new TitleProperty(),
    ];
  }

  override databaseName(): string {
    return 'tabidachi';
  }
  override databaseType(): string {
    return 'postgres';
  }
  override id(): string {
    return this.table.tableName;
  }
  override properties(): BaseProperty[] {
    return this.#properties;
  }
  override property(path: string): BaseProperty | null {
    return this.#properties.find((property) => property.name() === path) ?? null;
  }

  override count(filter: Filter): Promise<number> {
    return countRows(this.table, filtersOf(filter));
  }

  override async find(
    filter: Filter,
    options: { limit?: number; offset?: number; sort?: { sortBy?: string; direction?: string } },
  ): Promise<BaseRecord[]> {
    const { limit = 20, offset = 0, sort } = options;
    const rows = await findRows(this.table, {
      filters: filtersOf(filter),
      sort: { by: sort?.sortBy, direction: sort?.direction },
      limit,
      offset,
    });
    return rows.map((row) => new BaseRecord(row, this));
  }

  override async findOne(id: string): Promise<BaseRecord | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  override async findMany(ids: (string | number)[]): Promise<BaseRecord[]> {
    return (await rowsById(this.table, ids)).map((row) => new BaseRecord(row, this));
  }

  override async create(params: Record<string, unknown>, context?: ActionContext) {
    return this.#rowOf(await written(createRow(this.table, adminOf(context), params)));
  }

  override async update(id: string, params: Record<string, unknown>, context?: ActionContext) {
    await written(updateRow(this.table, adminOf(context), Number(id), params));
    return this.#rowOf(Number(id));
  }

  override async delete(id: string, context?: ActionContext): Promise<void> {
    await written(removeRow(this.table, adminOf(context), Number(id)));
  }

  async #rowOf(id: number) {
    return (await rowsById(this.table, [id]))[0] ?? {};
  }
}

const filtersOf = (filter: Filter): Asked['filters'] =>
  Object.values(filter.filters).map(({ path, value }) => ({ path, value }));
