/** What an interview practice is judged by, each a column `score_…` of the practice. */
export const SCORE_CRITERIA = ['structure', 'motivation', 'japanese', 'answers', 'manner'] as const;
export type ScoreCriterion = (typeof SCORE_CRITERIA)[number];

/** From "to be practised" to "very good"; screens say it in words. */
export const SCORE_LEVELS = [1, 2, 3, 4] as const;
export type ScoreLevel = (typeof SCORE_LEVELS)[number];

type Scores = Record<`score_${ScoreCriterion}`, number | null>;

/** The levels that were given, in the order of the criteria. */
export const scoresOf = (practice: Scores): { criterion: ScoreCriterion; level: ScoreLevel }[] =>
  SCORE_CRITERIA.flatMap((criterion) => {
    const level = SCORE_LEVELS.find((one) => one === practice[`score_${criterion}`]);
    return level === undefined ? [] : [{ criterion, level }];
  });
