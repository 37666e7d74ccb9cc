import type { Transaction } from 'sequelize';
import { Country, Language, LanguageLevel, Prefecture, Skill } from '../../../../db/models/master-data.ts';
import type { CvEducation } from '../../../../domain/cv-import/education.ts';
import { isCv, readCv } from '../../../../domain/cv-import/read-cv.ts';
import {
  suggestionsOf,
  type CvProfile,
  type CvUniversity,
} from '../../../../domain/cv-import/suggestions.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { required } from '../../../../domain/required.ts';
import type { Student } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { universityCalled } from '../../master-data/services/university-names.ts';
import { loadUser } from '../views/present-user.ts';

/** Schools that are looked up; nobody has studied at more. */
const MOST_SCHOOLS = 8;

const named = ({ id, name }: { id: number; name: object }) => ({
  id,
  names: Object.values(name) as string[],
});
const coded = (row: { id: number; name: object; code: string }) => ({ ...named(row), code: row.code });

async function masterOf(transaction: Transaction) {
  const [countries, languages, prefectures, skills] = [
    await Country.findAll({ attributes: ['id', 'code', 'name'], transaction }),
    await Language.findAll({ attributes: ['id', 'code', 'name'], transaction }),
    await Prefecture.findAll({ attributes: ['id', 'name'], transaction }),
    await Skill.findAll({ attributes: ['id', 'name'], transaction }),
  ];
  return {
    countries: countries.map(coded),
    languages: languages.map(coded),
    prefectures: prefectures.map(named),
    skills: skills.map(named),
  };
}

async function universitiesOf(
  ctx: CommandContext<Student>,
  education: readonly CvEducation[],
): Promise<Map<CvEducation, CvUniversity>> {
  const found = new Map<CvEducation, CvUniversity>();
  const sought = education.filter(({ school_category_id }) => school_category_id === null);
  for (const told of sought.slice(0, MOST_SCHOOLS))
    for (const name of told.names) {
      const university = await universityCalled(name, ctx.actor, ctx.tx);
      if (!university) continue;
      found.set(told, university);
      break;
    }
  return found;
}

/**
 * What a CV tells that the caller's profile lacks or has otherwise. Nothing is written.
 * @param field of the payload, for refusals
 * @throws DomainError validation_failed when the text is not that of a CV
 */
export async function suggestFromCv(ctx: CommandContext<Student>, text: string, field: string) {
  const { tx: transaction } = ctx;
  const facts = readCv(text, await masterOf(transaction));
  if (!isCv(facts)) throw fieldError(field, 'not_a_cv');
  const user = required(await loadUser(ctx.actor.user_id, transaction));
  const levels = await LanguageLevel.findAll({ attributes: ['id', 'level'], transaction });
  const universities = await universitiesOf(ctx, facts.education);
  const levelIds = new Map(levels.map(({ level, id }) => [level, id]));
  return {
    ...suggestionsOf(facts, user as unknown as CvProfile, universities, levelIds),
    email: facts.person.email?.value ?? null,
  };
}
