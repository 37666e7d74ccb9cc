import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { required } from '../../../domain/required.ts';
import { COUNTRY_ID_JAPAN } from '../../../domain/constants.ts';
import { readText } from '../files.ts';
import { rowsOfSet } from './sets.ts';

export type UniversityRow = {
  id: number;
  local_name: string;
  english_name: string;
  country_id: number;
  university_control_type_id: number | null;
  code: string | null;
  prefecture_id: number | null;
  current_university_id: number | null;
  department_names: string[];
  other_names: string[];
};

const lines = (name: string) => readText(`master/${name}`).trimEnd().split('\n');
const parts = (cell: string | undefined) => (cell ? cell.split('|') : []);

/** Some 890 names of universities in Japan; the head of the file tells its columns. */
function japanese(): UniversityRow[] {
  const idOf = (rows: readonly { id: number; name: { ja?: string } }[]) =>
    new Map(rows.map(({ id, name }) => [name.ja, id]));
  const kinds = idOf(rowsOfSet('university_control_types'));
  const places = idOf(rowsOfSet('prefectures'));
  return lines('universities-japan.tsv')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [id, code, local_name, english_name, kind, prefecture, departments, others, current] =
        line.split('\t');
      return {
        id: Number(id),
        local_name: required(local_name),
        english_name: required(english_name),
        country_id: COUNTRY_ID_JAPAN,
        university_control_type_id: kinds.get(kind) ?? null,
        code: code || null,
        prefecture_id: places.get(prefecture) ?? null,
        current_university_id: current ? Number(current) : null,
        department_names: parts(departments),
        other_names: parts(others),
      };
    });
}

/** Some 12,100 universities elsewhere; the file has one tuple a line. */
function foreign(): UniversityRow[] {
  return lines('universities.jsonl').map((line) => {
    const [id, local_name, english_name, country_id] = JSON.parse(line) as [number, string, string, number];
    return {
      id,
      local_name,
      english_name,
      country_id,
      university_control_type_id: null,
      code: null,
      prefecture_id: null,
      current_university_id: null,
      department_names: [],
      other_names: [],
    };
  });
}

export const universityRows = (): UniversityRow[] => [...japanese(), ...foreign()];

/** Rows of earlier files that were the same university twice, or none: the id, and the row that stands for it. */
export const mergedUniversities = (): [id: number, into: number | null][] =>
  JSON.parse(readText('master/universities-merged.json')) as [number, number | null][];

/**
 * What upserting leaves undone: rows that staff edited get the code, and of the other columns what they leave empty;
 * universities that are in the list twice become one, and people's studies point to the one that stays.
 * What students added is theirs and stays.
 *
 * @param lastFileId rows above it were added at /admin
 */
export async function joinUniversities(
  sequelize: Sequelize,
  rows: readonly UniversityRow[],
  lastFileId: number,
  transaction: Transaction,
): Promise<void> {
  await sequelize.query(
    `update universities as kept set code = file.code,
       department_names = case kept.department_names when '[]' then file.department_names else kept.department_names end,
       other_names = case kept.other_names when '[]' then file.other_names else kept.other_names end,
       prefecture_id = coalesce(kept.prefecture_id, file.prefecture_id),
       english_name = coalesce(kept.english_name, file.english_name)
     from jsonb_to_recordset($1::jsonb) as file (id integer, code text, prefecture_id integer, english_name text,
       department_names jsonb, other_names jsonb)
     where kept.id = file.id and kept.updated_at > kept.created_at
       and (kept.code is distinct from file.code
         or (kept.department_names = '[]' and file.department_names <> '[]')
         or (kept.other_names = '[]' and file.other_names <> '[]')
         or (kept.prefecture_id is null and file.prefecture_id is not null)
         or kept.english_name is null)`,
    { bind: [JSON.stringify(rows)], transaction },
  );
  const added = await sequelize.query<{ id: number; into: number }>(
    `select added.id, min(file.id) as into from universities added
     join universities file on file.local_name = added.local_name and file.country_id = added.country_id
     where added.id > $1 and not added.is_created_by_user and file.id <= $1 group by added.id`,
    { bind: [lastFileId], type: QueryTypes.SELECT, transaction },
  );
  const pairs = [...mergedUniversities().map(([id, into]) => ({ id, into })), ...added];
  const bind = [JSON.stringify(pairs)];
  const merged = `jsonb_to_recordset($1::jsonb) as merged (id integer, "into" integer)`;
  await sequelize.query(
    `update user_universities set university_id = merged."into" from ${merged}
     where university_id = merged.id and merged."into" is not null`,
    { bind, transaction },
  );
  await sequelize.query(
    `delete from universities using ${merged} where universities.id = merged.id
       and not universities.is_created_by_user
       and not exists (select 1 from user_universities u where u.university_id = merged.id)`,
    { bind, transaction },
  );
}
