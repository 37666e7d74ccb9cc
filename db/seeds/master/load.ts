import { QueryTypes, type ModelStatic, type Model, type Sequelize, type Transaction } from 'sequelize';
import { z } from 'zod';
import { itemAt } from '../../../domain/required.ts';
import { disableTimeouts } from '../../disable-timeouts.ts';
import { masterDataSets, UserSurveyOption, type MasterDataSet } from '../../models/master-data.ts';
import { University } from '../../models/university.ts';
import { MailTemplate, MailTemplateGroup } from '../../models/mail-template.ts';
import { INTERFACE_LANGUAGES, languageId } from '../../../domain/languages.ts';
import { MAIL_TEMPLATE_NAMES } from '../../../domain/mail-template-names.ts';
import { readData } from '../files.ts';
import { masterDataRows, surveyOptionRows } from './sets.ts';
import { joinUniversities, universityRows } from './universities.ts';

/** Ids the files may use; what staff and students add starts above, so that a later file cannot meet it. */
const FILE_IDS = { masterData: 10_000, universities: 100_000 } as const;

/** Any number will do, as long as nothing else of ours locks on it. */
const advisoryLockKey = 727_002;

const settings = z.record(z.string(), z.json());

const columnTypes: Record<string, string> = {
  id: 'integer',
  name: 'jsonb',
  position: 'integer',
  code: 'text',
  kana: 'text',
  level: 'integer',
  permits_work: 'boolean',
  local_name: 'text',
  english_name: 'text',
  department_names: 'jsonb',
  other_names: 'jsonb',
};

/** Foreign keys are the rest. */
const columnType = (column: string) => columnTypes[column] ?? 'integer';

/**
 * Writes the rows of one table in one statement. A row whose updated_at is later than its created_at was
 * edited by staff and stays as it is; any other takes what the file says, without counting as edited. A row that was
 * removed stays away.
 */
async function upsert(
  sequelize: Sequelize,
  model: ModelStatic<Model>,
  rows: readonly object[],
  lastFileId: number,
  transaction: Transaction,
): Promise<void> {
  const table = model.getTableName() as string;
  const columns = Object.keys(itemAt(rows, 0));
  const changing = columns.filter((column) => column !== 'id');
  const list = columns.join(', ');
  await sequelize.query(
    `insert into ${table} as kept (${list}, created_at, updated_at)
     select ${list}, now(), now()
     from jsonb_to_recordset($1::jsonb) as file (${columns.map((column) => `${column} ${columnType(column)}`).join(', ')})
     where not exists (select 1 from ${table} same where same.id = file.id
       and (${changing.map((column) => `same.${column}`).join(', ')})
         is not distinct from (${changing.map((column) => `file.${column}`).join(', ')}))
       and not exists (select 1 from removed_master_data gone where gone.table_name = '${table}' and gone.row_id = file.id)
     on conflict (id) do update set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
     where kept.updated_at <= kept.created_at
       and (${changing.map((column) => `kept.${column}`).join(', ')})
         is distinct from (${changing.map((column) => `excluded.${column}`).join(', ')})`,
    { bind: [JSON.stringify(rows)], transaction },
  );
  await sequelize.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), greatest(max(id), ${lastFileId})) from ${table}`,
    { transaction },
  );
}

/**
 * Fills the table while it is empty without its indexes of words, and builds them over the rows then: with each row of
 * twelve thousand universities they take five times as long, which every first start would wait for.
 */
async function indexedAfterwards(
  sequelize: Sequelize,
  table: string,
  fill: () => Promise<void>,
  transaction: Transaction,
): Promise<void> {
  const options = { type: QueryTypes.SELECT, transaction } as const;
  const indexes = await sequelize.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where schemaname = current_schema and tablename = '${table}' and indexdef like '% USING gin %'
       and not exists (select 1 from ${table})`,
    options,
  );
  for (const { indexname } of indexes) await sequelize.query(`drop index ${indexname}`, { transaction });
  await fill();
  for (const { indexdef } of indexes) await sequelize.query(indexdef, { transaction });
}

const firstTemplates = z.array(
  z.strictObject({
    key: z.string(),
    name: z.string(),
    words: z.array(
      z.strictObject({ language: z.enum(INTERFACE_LANGUAGES), subject: z.string(), body: z.string() }),
    ),
  }),
);

/** Recommend mails start with these templates, which are staff's own from then on: one that they remove stays away. */
async function insertFirstTemplates(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  if ((await MailTemplateGroup.count({ transaction })) > 0) return;
  for (const { key, name, words } of readData('master/mail-templates.json', firstTemplates)) {
    const group = await MailTemplateGroup.create({ key, name }, { transaction });
    await MailTemplate.bulkCreate(
      words.map(({ language, subject, body }) => ({
        mail_template_group_id: group.id,
        language_id: languageId(language),
        name,
        template_subject: subject,
        template_body: body,
      })),
      { transaction },
    );
  }
}

/**
 * Brings every master data table, the universities, the first values of the settings, the first templates and the mails of the
 * program to what the files beside this one say. May run at every start: it adds and renames, never removes, and leaves alone what
 * staff edited. One transaction; a second process waits for the first.
 */
export async function loadMasterData(sequelize: Sequelize): Promise<void> {
  await sequelize.transaction(async (transaction) => {
    await disableTimeouts(sequelize, transaction);
    await sequelize.query(`select pg_advisory_xact_lock(${advisoryLockKey})`, { transaction });
    const rows = masterDataRows();
    // The list of sets has what is referred to before what refers to it.
    for (const set of Object.keys(masterDataSets) as MasterDataSet[]) {
      await upsert(sequelize, masterDataSets[set], rows[set], FILE_IDS.masterData, transaction);
    }
    await upsert(sequelize, UserSurveyOption, surveyOptionRows(), FILE_IDS.masterData, transaction);
    const universities = universityRows();
    const fill = () => upsert(sequelize, University, universities, FILE_IDS.universities, transaction);
    await indexedAfterwards(sequelize, 'universities', fill, transaction);
    await joinUniversities(sequelize, universities, FILE_IDS.universities, transaction);
    await sequelize.query(
      `insert into settings (key, value) select key, value from jsonb_each($1::jsonb) on conflict (key) do nothing`,
      { bind: [JSON.stringify(readData('master/settings.json', settings))], transaction },
    );
    await insertFirstTemplates(sequelize, transaction);
    await sequelize.query(
      `insert into mail_template_groups (key, name, kind) select name, name, 'shipped' from unnest($1::text[]) as name
       on conflict (key) do nothing`,
      { bind: [[...MAIL_TEMPLATE_NAMES]], transaction },
    );
  });
}
