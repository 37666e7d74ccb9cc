import type { Transaction } from 'sequelize';
import { recruitmentOf, type InsertedRecruitment } from './recruitment-rows.ts';
import type { InsertedQuestion } from './resume-questions.ts';
import type { DemoApplication, Member, Writings } from './schemas/application.ts';
import type { Days } from './days.ts';
import { play, type PlayedTimeline } from './timeline.ts';

export interface World {
  userIds: Record<string, number>;
  staffIds: Record<Member, number>;
  recruitments: readonly InsertedRecruitment[];
  questions: readonly InsertedQuestion[];
  writings: Writings;
  /** Where an interview takes place that is not online. */
  interviewPlace: string;
  days: Days;
  transaction: Transaction;
}

/** A scenario as it was played. */
export interface PlayedApplication extends PlayedTimeline {
  scenario: DemoApplication;
  recruitment: InsertedRecruitment;
  appliedAt: Date;
  userId: number;
  mentorId: number | null;
}

export function tell(scenario: DemoApplication, world: World): PlayedApplication {
  const recruitment = recruitmentOf(world.recruitments, scenario);
  const userId = world.userIds[scenario.student];
  if (userId === undefined) throw new Error(`The demo world has no student ${scenario.student}`);
  const isSimple = recruitment.job.is_simple ?? false;
  const at = (inDays: number, step: number) => world.days.at(inDays, 10 + ((step * 3) % 9), (step * 17) % 60);
  return {
    ...play(scenario, isSimple, at),
    scenario,
    recruitment,
    appliedAt: world.days.at(-scenario.applied_days_ago, 9, 30),
    userId,
    mentorId: scenario.mentor ? world.staffIds[scenario.mentor] : null,
  };
}
