import type { RecruitmentFacts, StudentFacts } from './facts.ts';
import { decided, type Decision, type RequirementResult } from './result.ts';

/** Skill level "learning" of the master data, the lowest. */
const LEARNING = 1;

function decide(student: StudentFacts, skillId: number): Decision {
  const field = 'skills';
  const rows = student.skills.filter((skill) => skill.skill_id === skillId);
  const levels = rows.flatMap(({ level }) => level ?? []);
  const have = levels.length === 0 ? null : Math.max(...levels);
  if (rows.length > 0)
    return { reason: have === LEARNING ? 'skill_being_learned' : 'skill_listed', field, have };
  return { reason: student.skills.length > 0 ? 'skill_not_listed' : 'not_answered', field, have: null };
}

/**
 * Skills by the master data's list. Near: a skill still being learned. A student who lists other skills does
 * not have this one; one who lists none has not answered.
 */
export function skillRules(student: StudentFacts, recruitment: RecruitmentFacts): RequirementResult[] {
  return recruitment.required_skills.map(({ skill_id, is_must }) =>
    decided({ requirement: 'skill', is_must, asked: null, subject_id: skill_id }, decide(student, skill_id)),
  );
}
