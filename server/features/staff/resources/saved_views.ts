import { literal, Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { SavedView, SavedViewDefault } from '../../../../db/models/saved-view.ts';
import { SAVED_VIEWS_MAX, STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { savedView } from '../../../../domain/entities/saved-view.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { required } from '../../../../domain/required.ts';
import { isManager, STAFF } from '../../../../domain/roles.ts';
import { isPersonalFilter, RENAMED_LISTS } from '../../../../domain/saved-views.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import type { StaffChangeContext, StaffContext } from '../../../core/resources/context.ts';
import { writeFields, type Values, type Versioned } from '../../../core/resources/define-edit.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { wordsIn } from '../../../core/resources/search-words.ts';
import { byColumn, byId, sameAs, tableList } from '../../../core/resources/table-list.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';
import {
  flag,
  id,
  jsonObject,
  keyword,
  outCan,
  outId,
  outMap,
  requiredLine,
} from '../../../core/schemas/schema-helpers.ts';
import { readableList, stillKnown, unknownFilters } from '../services/known-views.ts';

const FILTER_MAX = 2000;
const COLUMNS_MAX = 40;

const row = entityOutput(savedView, 'staff').extend({
  filter: z.record(z.string(), z.json()),
  columns: z.array(z.string()).nullable(),
  hf_member: z.object({ id: outId(), names: outMap() }).describe('Whose it is'),
  is_own: z.boolean(),
  is_default: z.boolean().describe('The list opens with it, for the caller'),
  dropped: z.array(z.string()).describe('Filters and orders it was saved with that its list no longer has'),
  can: outCan(),
});

const isOwn = (ctx: StaffContext, view: SavedView) => view.hf_member_id === ctx.actor.hf_member_id;

/** One's own and the shared ones, of lists one may read. */
function visible(ctx: StaffContext): WhereOptions {
  const readable = [...ctx.lists.keys(), ...RENAMED_LISTS].filter((list) =>
    readableList(ctx, ctx.actor, list),
  );
  return {
    [Op.and]: [
      { list: readable },
      { [Op.or]: [{ hf_member_id: ctx.actor.hf_member_id }, { is_shared: true }] },
    ],
  };
}

const isDefault = (ctx: StaffContext) =>
  literal(`exists (select 1 from saved_view_defaults d
    where d.saved_view_id = "SavedView".id and d.hf_member_id = ${ctx.actor.hf_member_id})`);

function present(view: SavedView, ctx: StaffContext) {
  const known = required(readableList(ctx, ctx.actor, view.list));
  const own = isOwn(ctx, view);
  return {
    ...view.get({ plain: true }),
    ...stillKnown(known, view),
    hf_member: { id: view.hf_member_id, names: memberNames(view.hf_member) },
    is_own: own,
    can: { edit: own, remove: own || isManager(ctx.actor) },
  };
}

/** Refuses what the list does not know, and what would say who somebody is. */
function checkLook(ctx: StaffContext, list: string, { filter, sort }: Values): void {
  const known = readableList(ctx, ctx.actor, list);
  if (!known) throw fieldError('list', 'invalid_choice');
  const asked = (filter ?? {}) as Record<string, unknown>;
  const personal = Object.keys(asked).find((name) => isPersonalFilter(list, name));
  if (personal) throw fieldError(`filter[${personal}]`, 'not_kept_in_views');
  const unknown = unknownFilters(known, asked)[0];
  if (unknown) throw fieldError(`filter[${unknown}]`, 'invalid');
  if (typeof sort === 'string' && !Object.hasOwn(known.list.sorts, sort))
    throw fieldError('sort', 'invalid_choice');
}

async function check(ctx: StaffChangeContext, versioned: Versioned, values: Values): Promise<void> {
  const view = versioned as SavedView;
  const { is_default: _isDefault, ...look } = values;
  if (view.isNewRecord) {
    const list = values['list'] as string;
    checkLook(ctx, list, look);
    const mine = { hf_member_id: ctx.actor.hf_member_id, list };
    if ((await SavedView.count({ where: mine, transaction: ctx.tx })) >= SAVED_VIEWS_MAX)
      throw fieldError('name', 'too_many', { max: SAVED_VIEWS_MAX });
    return;
  }
  // To open a list with somebody else's view changes nothing of the view.
  if (!isOwn(ctx, view) && Object.keys(look).length > 0) throw new DomainError('forbidden');
  if (look['list'] !== undefined && look['list'] !== view.list) throw fieldError('list', 'invalid');
  checkLook(ctx, view.list, look);
}

async function write(ctx: StaffChangeContext, versioned: Versioned, values: Values): Promise<void> {
  const view = versioned as SavedView;
  const { is_default, ...look } = values;
  if (view.isNewRecord) look['hf_member_id'] = ctx.actor.hf_member_id;
  if (Object.keys(look).length > 0) await writeFields()(ctx, view, look);
  if (is_default === undefined) return;
  const place = { hf_member_id: ctx.actor.hf_member_id, list: view.list };
  const { tx: transaction } = ctx;
  if (is_default)
    await SavedViewDefault.upsert(
      { ...place, saved_view_id: view.id },
      { conflictFields: ['hf_member_id', 'list'], transaction },
    );
  else await SavedViewDefault.destroy({ where: { ...place, saved_view_id: view.id }, transaction });
}

export const saved_views = defineResource({
  name: 'saved_views',
  summary:
    'Views of lists that staff keep under a name: their own, and those others share with all who may read the list',
  allow: STAFF,
  list: tableList({
    model: SavedView,
    filters: z.strictObject({
      list: requiredLine(60).optional(),
      is_shared: z.boolean().optional(),
      /** Words of the name. */
      q: keyword(STAFF_KEYWORD_MAX).optional(),
      id: z.array(id()).max(100).optional(),
    }),
    sorts: { id: byId, name: byColumn('name') },
    default_sort: ['name', 'ASC'],
    row,
    where: (ctx, filter) => ({
      [Op.and]: [
        visible(ctx),
        sameAs(filter, 'list', 'is_shared', 'id'),
        filter.q ? wordsIn(ctx.sequelize, filter.q, ['"SavedView"."name"']) : {},
      ],
    }),
    attributes: (ctx) => ({ include: [[isDefault(ctx), 'is_default']] }),
    include: [{ association: 'hf_member' }],
    present,
  }),
  one: {
    record: row,
    async find(ctx, viewId) {
      const view = await SavedView.findOne({
        where: { [Op.and]: [{ id: viewId }, visible(ctx)] },
        attributes: { include: [[isDefault(ctx), 'is_default']] },
        include: [{ association: 'hf_member' }],
      });
      return view && present(view, ctx);
    },
  },
  edit: {
    allow: STAFF,
    model: SavedView,
    can_create: true,
    can_remove: true,
    rows: visible,
    fields: entityInput(savedView).extend({
      filter: jsonObject(FILTER_MAX).optional(),
      columns: z.array(requiredLine(60)).max(COLUMNS_MAX).nullable().optional(),
      is_default: flag().optional(),
    }),
    check,
    write,
    async checkRemoval(ctx, view) {
      if (!isOwn(ctx, view as SavedView) && !isManager(ctx.actor)) throw new DomainError('forbidden');
    },
  },
});
