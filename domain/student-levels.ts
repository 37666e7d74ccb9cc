/** The education levels recruitments state their pay by. */
export const STUDENT_LEVELS = ['professional_school', 'bachelor', 'master', 'doctor', 'mid_career'] as const;
export type StudentLevel = (typeof STUDENT_LEVELS)[number];

/** Degrees of the master data by the pay level of a recruitment they belong to. */
const LEVEL_OF_DEGREE: Record<number, StudentLevel> = {
  1: 'bachelor',
  2: 'master',
  3: 'doctor',
  4: 'professional_school',
  5: 'professional_school',
  6: 'professional_school',
};

interface Educated {
  is_mid_career: boolean;
  universities: readonly { is_latest: boolean; degree_id: number | null }[];
}

/** The level somebody is paid at: as mid career, else by the degree of the latest university. */
export function levelOf({ is_mid_career, universities }: Educated): StudentLevel | null {
  if (is_mid_career) return 'mid_career';
  const latest = universities.find((row) => row.is_latest) ?? universities[0];
  return LEVEL_OF_DEGREE[latest?.degree_id ?? 0] ?? null;
}

/** The level a job ad is read at: their own where it names pay for it, else the bachelor's, else the first named. */
export function advertisedLevel(
  level: StudentLevel | null,
  isNamed: (level: StudentLevel) => boolean,
): StudentLevel | null {
  return [level, 'bachelor' as const, ...STUDENT_LEVELS].find((one) => one !== null && isNamed(one)) ?? null;
}
