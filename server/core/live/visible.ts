import { Op, type Model, type ModelStatic, type WhereOptions } from 'sequelize';
import { Application } from '../../../db/models/application.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { EventApplication } from '../../../db/models/event.ts';
import { Inquiry } from '../../../db/models/inquiry.ts';
import { Mention } from '../../../db/models/mention.ts';
import type { LiveNote, LiveRecord } from '../../../domain/live.ts';
import type { Staff } from '../../../domain/roles.ts';
import { applicationScope, notOnesOwn, readableDeliveries } from '../scopes.ts';

type Scope = (actor: Staff) => WhereOptions;

/** Whose rows the ids of a record are, and which of them somebody may see. */
const ROWS: Record<LiveRecord, readonly [ModelStatic<Model>, Scope]> = {
  applications: [Application, applicationScope],
  presences: [Application, applicationScope],
  deliveries: [Delivery, readableDeliveries],
  event_applications: [EventApplication, notOnesOwn],
  inquiries: [Inquiry, notOnesOwn],
  inquiry_presences: [Inquiry, notOnesOwn],
  mentions: [Mention, ({ hf_member_id }) => ({ hf_member_id })],
};

/** The notes that this person may hear: one statement for each kind of rows. */
export async function visibleTo(actor: Staff, notes: readonly LiveNote[]): Promise<LiveNote[]> {
  const seen = new Map<ModelStatic<Model>, Set<number>>();
  for (const [model, scope] of new Set(notes.map(({ record }) => ROWS[record]))) {
    if (seen.has(model)) continue;
    const ids = notes.flatMap(({ record, id }) => (ROWS[record][0] === model && id !== null ? [id] : []));
    if (ids.length === 0) continue;
    const where = { [Op.and]: [{ id: ids }, scope(actor)] };
    const rows = await model.findAll({ where, attributes: ['id'] });
    seen.set(model, new Set(rows.map((row) => row.get('id') as number)));
  }
  return notes.filter(({ record, id }) => id === null || seen.get(ROWS[record][0])?.has(id));
}
