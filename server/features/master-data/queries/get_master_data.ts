import { z } from 'zod';
import { literal, type Model, type ModelStatic, type Order, type WhereOptions } from 'sequelize';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import { keptTables } from '../../../../db/kept-aggregates.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { masterDataSets, type MasterDataSet } from '../../../../db/models/master-data.ts';
import { itemAt } from '../../../../domain/required.ts';
import { EVERYONE, isStaff, type Actor } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { query } from '../../../core/calls/define.ts';
import { objectOf, ReadyJson } from '../../../core/calls/ready-json.ts';
import { flag, outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { masterItem } from '../views/master-item.ts';

const SET_NAMES = Object.keys(masterDataSets) as MasterDataSet[];

const item = masterItem
  .extend({ options: z.array(z.object({ id: outId(), name: outMap() })).optional() })
  .meta({ id: 'MasterDataItem' });

/** Staff see all members' names, a student those of their own mentors, others none. */
function membersFor(actor: Actor): WhereOptions {
  if (isStaff(actor)) return { is_active: true };
  if (actor.user_id === null) return { id: -1 };
  return literal(
    `exists (select 1 from application_hf_members m join applications a on a.id = m.application_id
       where m.hf_member_id = "HfMember".id and a.user_id = ${actor.user_id})`,
  );
}

const ORDER: Order = [
  ['position', 'ASC'],
  ['id', 'ASC'],
];

const jsonOf = (rows: object[]) => new ReadyJson(Buffer.from(JSON.stringify(z.array(item).parse(rows))));

const TREES: Partial<Record<MasterDataSet, AssociationTree>> = { user_surveys: { options: true } };
const loadSets = keptTables(
  (name: MasterDataSet) => ({
    model: masterDataSets[name] as ModelStatic<Model>,
    tree: TREES[name] ?? {},
    order: ORDER,
  }),
  { make: jsonOf, most: SET_NAMES.length },
);

const wanted = Object.fromEntries([...SET_NAMES, 'hf_members'].map((name) => [name, flag().optional()]));
const answered = Object.fromEntries(
  [...SET_NAMES, 'hf_members'].map((name) => [name, z.array(item).optional()]),
);

export const get_master_data = query({
  name: 'get_master_data',
  summary: 'The master data sets asked for in target, each item with id and name',
  allow: EVERYONE,
  input: z.strictObject({
    target: z.strictObject(
      wanted as Record<MasterDataSet | 'hf_members', z.ZodOptional<ReturnType<typeof flag>>>,
    ),
  }),
  output: z.object(answered as Record<MasterDataSet | 'hf_members', z.ZodOptional<z.ZodArray<typeof item>>>),
  errors: ['unknown_field'],
  example: { target: { countries: true, prefectures: true } },
  async run(ctx, { target }) {
    const names = SET_NAMES.filter((name) => target[name]);
    const lists = await loadSets(names);
    const members = names.map((name, place) => [name, itemAt(lists, place)] as const);
    if (!target.hf_members) return objectOf(members);
    const staff = await HfMember.findAll({ where: membersFor(ctx.actor), order: ['id'] });
    const shown = staff.map((member) => ({ id: member.id, name: memberNames(member) }));
    return objectOf([...members, ['hf_members', jsonOf(shown)]]);
  },
});
