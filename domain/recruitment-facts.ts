import labels from './messages/en/facts.json' with { type: 'json' };

/**
 * Flags of a recruitment that its page lists when they are true. To add one, label it in
 * `messages/<language>/facts.json`; the student app and the console show that label.
 */
export type RecruitmentFact = keyof typeof labels;
export const RECRUITMENT_FACTS = Object.keys(labels) as RecruitmentFact[];

/** The facts that hold for a recruitment. */
export const factsOf = (recruitment: Record<RecruitmentFact, boolean>): RecruitmentFact[] =>
  RECRUITMENT_FACTS.filter((name) => recruitment[name]);
