import { Op, type Model, type ModelStatic, type Transaction } from 'sequelize';
import {
  Country,
  DepartmentCategory,
  JobCategory,
  Prefecture,
  Skill,
} from '../../../../db/models/master-data.ts';
import type { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import { UserUniversity } from '../../../../db/models/user-lists.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import en from '../../../../domain/messages/en/recommending.json' with { type: 'json' };
import ja from '../../../../domain/messages/ja/recommending.json' with { type: 'json' };
import { filledIn } from '../../../../domain/messages/message.ts';
import vi from '../../../../domain/messages/vi/recommending.json' with { type: 'json' };
import { required } from '../../../../domain/required.ts';
import {
  MATCH_WEIGHTS,
  matchParts,
  NO_JLPT,
  type MatchPart,
  type MatchPartName,
} from '../../../../domain/search/match-score.ts';
import { advertisedLevel, levelOf, type StudentLevel } from '../../../../domain/student-levels.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { inLanguage } from '../../mail/services/mail-names.ts';
import { dayInWords } from '../../mail/services/tokyo-words.ts';
import { loadJobs, matchRowOf, type JobRow } from '../../matching/services/matching.ts';
import { loadReaders, type Reader } from '../../matching/views/present-eligibility.ts';

/** What a recommend mail tells of a job beside its title: pay, place, deadline, and why this student reads of it. */

export const RECOMMEND_WORDS: Record<MailLanguage, Record<keyof typeof en, string>> = { en, ja, vi };
const COMMA: Record<MailLanguage, string> = { ja: '、', en: ', ', vi: ', ' };
/** One amount, or from one to another. */
const YEN: Record<MailLanguage, (...amounts: string[]) => string> = {
  ja: (...amounts) => amounts.map((amount) => `${amount}円`).join('〜'),
  en: (...amounts) => amounts.map((amount) => `¥${amount}`).join(' – '),
  vi: (...amounts) => `${amounts.join(' – ')} yên`,
};
/** So many reasons and places at most: a mail is glanced at. */
const REASONS_MAX = 2;
const PLACES_MAX = 3;

/** Parts of the ranking that say something to the student, with the set that names what is shared. */
const TELLING: Partial<Record<MatchPartName, ModelStatic<Model> | null>> = {
  job_category: JobCategory,
  jlpt_met: null,
  overseas: null,
  department: DepartmentCategory,
  prefecture: Prefecture,
  skill: Skill,
  related_country: Country,
  globaly: null,
};

const yenIn = (language: MailLanguage, ...amounts: number[]) =>
  YEN[language](...amounts.map((amount) => new Intl.NumberFormat(language).format(amount)));

/** An amount with what it is paid for: `月給245,000円`. */
export const payOf = (amount: number, unit: Recruitment['salary_unit'], language: MailLanguage): string =>
  filledIn(RECOMMEND_WORDS[language][`pay_${unit}`], { amount: yenIn(language, amount) });

/** The pay at the student's level, else as it is advertised; null where the ad names none. */
export function payInWords(
  job: Recruitment,
  level: StudentLevel | null,
  language: MailLanguage,
): string | null {
  const words = RECOMMEND_WORDS[language];
  const at = (one: StudentLevel) => [job[`salary_min_${one}`], job[`salary_max_${one}`]] as const;
  const named = advertisedLevel(level, (one) => at(one).some((amount) => amount !== null));
  if (named === null) return job.is_salary_decided_by_interview ? words.pay_by_interview : null;
  const [min, max] = at(named);
  const amount =
    min !== null && max !== null
      ? yenIn(language, ...new Set([min, max]))
      : min === null
        ? filledIn(words.pay_up_to, { amount: yenIn(language, required(max)) })
        : filledIn(words.pay_from, { amount: yenIn(language, min) });
  return filledIn(words[`pay_${job.salary_unit}`], { amount });
}

/** The parts that weigh most of those that say something; that no level is asked says little. */
function reasonsOf(reader: Reader, job: JobRow): MatchPart[] {
  const isTold = ({ part }: MatchPart) =>
    part in TELLING && (part !== 'jlpt_met' || matchRowOf(job).required_jlpt !== NO_JLPT);
  return matchParts(reader.match, matchRowOf(job))
    .filter(isTold)
    .toSorted((one, other) => MATCH_WEIGHTS[other.part] - MATCH_WEIGHTS[one.part])
    .slice(0, REASONS_MAX);
}

async function levelOfStudent(user_id: number, transaction: Transaction): Promise<StudentLevel | null> {
  const user = await User.findByPk(user_id, { attributes: ['is_mid_career'], transaction });
  const universities = await UserUniversity.findAll({ where: { user_id }, order: ['id'], transaction });
  return user && levelOf({ is_mid_career: user.is_mid_career, universities });
}

async function namesIn(
  set: ModelStatic<Model>,
  ids: readonly number[],
  transaction: Transaction,
): Promise<Map<number, LanguageMap>> {
  if (ids.length === 0) return new Map();
  const rows = await set.findAll({ where: { id: { [Op.in]: [...ids] } }, transaction });
  return new Map(rows.map((row) => [row.get('id') as number, row.get('name') as LanguageMap]));
}

export interface JobWords {
  pay: string | null;
  place: string | null;
  deadline: string | null;
  why: string | null;
}

/**
 * Tells of jobs to one student, or to nobody in particular: then a sentence stands where the reasons would.
 * @param userId null for the example person
 */
export async function jobWordsFor(
  jobs: readonly Recruitment[],
  userId: number | null,
  { language, now, tx }: { language: MailLanguage; now: Date; tx: Transaction },
): Promise<Map<number, JobWords>> {
  const ids = jobs.map(({ id }) => id);
  const rows = new Map((await loadJobs(ids, tx)).map((row) => [row.id, row]));
  const reader = userId === null ? null : ((await loadReaders([userId], now, tx)).get(userId) ?? null);
  const level = userId === null ? null : await levelOfStudent(userId, tx);
  const words = RECOMMEND_WORDS[language];

  const reasons = new Map(
    ids.map((id) => [id, reader ? reasonsOf(reader, required(rows.get(id))) : []] as const),
  );
  const placesOf = (id: number) => matchRowOf(required(rows.get(id))).prefecture_ids.slice(0, PLACES_MAX);
  const names = new Map<ModelStatic<Model>, Map<number, LanguageMap>>();
  for (const set of [JobCategory, DepartmentCategory, Prefecture, Skill, Country]) {
    const shared = [...reasons.values()].flat().filter(({ part }) => TELLING[part] === set);
    const asked = shared.flatMap((part) => part.ids);
    const places = set === Prefecture ? ids.flatMap(placesOf) : [];
    names.set(set, await namesIn(set, [...new Set([...asked, ...places])], tx));
  }
  const named = (set: ModelStatic<Model>, of: readonly number[]) =>
    of
      .map((id) => inLanguage(names.get(set)?.get(id) ?? {}, language))
      .filter(Boolean)
      .join(COMMA[language]);
  const reasonInWords = ({ part, ids: shared }: MatchPart, job: JobRow) => {
    const set = TELLING[part];
    return filledIn(words[part as keyof typeof words], {
      names: set ? named(set, shared) : '',
      level: matchRowOf(job).required_jlpt,
    });
  };
  return new Map(
    jobs.map((job) => {
      const row = required(rows.get(job.id));
      const told = required(reasons.get(job.id)).map((part) => reasonInWords(part, row));
      const why = userId === null ? words.example : told.join('\n');
      return [
        job.id,
        {
          pay: payInWords(job, level, language),
          place: named(Prefecture, placesOf(job.id)) || null,
          deadline: job.apply_deadline_on === null ? null : dayInWords(job.apply_deadline_on, language),
          why: why || null,
        },
      ];
    }),
  );
}
