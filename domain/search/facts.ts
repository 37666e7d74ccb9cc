/** What a job has, as search asks for it: `job_category:29`, `jlpt:2`, `bonus` (aliases.json). */

/** Ids of master data, by the kind of fact they are. */
export const FACT_KINDS = [
  'job_category',
  'skill',
  'industry_sector',
  'prefecture',
  'country',
  'housing_support',
  'allowance_type',
  'religious_consideration',
  'language',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Facts that are a yes or no of the job. */
export const FLAGS = [
  'permanent',
  'fixed_term',
  'new_graduate',
  'mid_career',
  'bonus',
  'flextime',
  'training',
  'from_overseas',
  'driving_licence',
  'without_transfers',
] as const;
type Flag = (typeof FLAGS)[number];

export interface FactSource {
  ids: Readonly<Record<FactKind, readonly number[]>>;
  flags: Readonly<Record<Flag, boolean>>;
  /** Null: none is required. */
  required_jlpt: number | null;
  /** What the employer writes of the job, in any language. */
  texts: readonly string[];
  /** Where one may have to work later. */
  workplace_scope_of_change: readonly string[];
}

/** What only the texts say, and what says the opposite. */
export const SAID: Readonly<Record<string, { yes: RegExp; no?: RegExp }>> = {
  visa_support: {
    yes: /(?:ビザ|在留資格)[^。\n]{0,15}(?:支援|サポート|取得|申請|変更|手続)|visa (?:support|sponsor|assist|help)|(?:support|sponsor|help|assist)[^.\n]{0,30}visa|hỗ trợ[^.\n]{0,20}(?:visa|thị thực)/i,
  },
  beginner: {
    yes: /未経験(?:者)?(?:可|歓迎|OK|でも|から|の)|経験(?:は)?(?:不問|問いません)|no (?:prior |previous |work )?experience (?:is )?(?:needed|required|necessary)|beginners? (?:are )?welcome|không (?:cần|yêu cầu) kinh nghiệm/i,
  },
  remote: {
    yes: /在宅勤務|リモート(?:ワーク|勤務)|テレワーク|remote(?:ly| work)|from home|làm việc (?:từ xa|tại nhà)/i,
    no: /(?:在宅勤務|リモート(?:ワーク|勤務)|テレワーク)(?:は|も)?(?:なし|不可|ありません|できません)|no remote/i,
  },
  weekends_off: {
    yes: /土日(?:祝日?)?(?:は|が)?休|完全週休(?:二|2|２)日|weekends? (?:and (?:public )?holidays )?off|saturdays?,? (?:and )?sundays?|nghỉ (?:thứ bảy|thứ 7|cuối tuần)/i,
  },
  little_overtime: {
    yes: /残業(?:は)?(?:なし|ほとんど|少な)|(?:no|little|hardly any) overtime|(?:không|ít|hầu như không) (?:phải )?(?:tăng ca|làm thêm giờ)/i,
  },
};

const NO_TRANSFERS = /転勤(?:は)?(?:なし|無し|ありません)|no transfers?/i;

/** The facts of a job, each once. */
export function factsOf(source: FactSource): string[] {
  const { ids, flags, required_jlpt, texts, workplace_scope_of_change } = source;
  const said = Object.entries(SAID).filter(
    ([, { yes, no }]) => texts.some((text) => yes.test(text)) && !texts.some((text) => no?.test(text)),
  );
  return [
    ...new Set([
      ...FACT_KINDS.flatMap((kind) => ids[kind].map((id) => `${kind}:${id}`)),
      ...FLAGS.filter((flag) => flags[flag]),
      `jlpt:${required_jlpt ?? 0}`,
      ...said.map(([fact]) => fact),
      ...(workplace_scope_of_change.some((text) => NO_TRANSFERS.test(text)) ? ['without_transfers'] : []),
    ]),
  ];
}
