import { itemAt } from '../../../domain/required.ts';
import { SCORE_CRITERIA } from '../../../domain/scorecard.ts';
import type { Days } from './days.ts';
import type { Row } from './insert.ts';
import type { PlayedApplication, World } from './played-application.ts';

/** Where it takes place. */
const placeOf = (
  isOnline: boolean,
  { companyKey }: PlayedApplication['recruitment'],
  { interviewPlace }: World,
  number: number,
) => ({
  is_online: isOnline,
  google_map_url: isOnline ? null : `https://maps.example.com/${companyKey}`,
  place: isOnline ? null : interviewPlace,
  online_link: isOnline ? `https://meet.example.com/${companyKey}-${number}` : null,
});

/** The times that the company offers for an interview, to all who are asked. */
export const slotRows = ({ scenario, recruitment, appliedAt }: PlayedApplication, world: World): Row[] =>
  (scenario.interview_slots ?? []).map(({ in_days, hour, is_online, ...slot }) => ({
    ...slot,
    recruitment_id: recruitment.id,
    starts_at: world.days.at(in_days, hour),
    ...placeOf(is_online, recruitment, world, slot.interview_number),
    created_at: appliedAt,
    updated_at: appliedAt,
  }));

/**
 * The interviews of an application.
 * @param slotIds of the times its company offers
 */
export function interviewRows(
  { scenario, recruitment, steps }: PlayedApplication,
  world: World,
  slotIds: readonly number[],
): Row[] {
  const results = steps.filter(({ name }) => name === 'record_interview_result');
  return (scenario.interviews ?? []).map(({ picked, ...interview }, place) => {
    const at = world.days.at(interview.in_days, interview.hour);
    return {
      interview_number: place + 1,
      fixed_schedule_at: at,
      conduct_at: interview.in_days < 0 ? at : null,
      ...placeOf(interview.is_online, recruitment, world, place + 1),
      interview_slot_id: picked ? itemAt(slotIds, picked.slot) : null,
      minutes: picked ? itemAt(scenario.interview_slots ?? [], picked.slot).minutes : null,
      get_result_at: results[place]?.at ?? null,
      is_passed: interview.is_passed ?? null,
      memo: interview.memo ?? null,
    };
  });
}

/**
 * That the student was asked to pick the time of an interview, where they did.
 * @param interviewIds of all interviews of the application
 */
export const slotRequestRows = (
  { scenario }: PlayedApplication,
  days: Days,
  interviewIds: readonly number[],
): Row[] =>
  (scenario.interviews ?? []).flatMap(({ picked }, place) => {
    if (!picked) return [];
    const asked = days.at(-picked.asked_days_ago, 11);
    return [
      {
        interview_number: place + 1,
        asked_at: asked,
        interview_id: itemAt(interviewIds, place),
        created_at: asked,
        updated_at: new Date(asked.getTime() + 7_200_000),
      },
    ];
  });

/** The practice with a mentor before them, and how it went. */
export function practiceRows({ scenario: { practice }, mentorId }: PlayedApplication, days: Days): Row[] {
  if (!practice) return [];
  const at = days.at(practice.in_days, 17);
  const { scorecard } = practice;
  return [
    {
      hf_member_id: mentorId,
      scheduled_at: at,
      online_link: 'https://meet.example.com/practice',
      notes: practice.notes ?? null,
      done_at: practice.in_days < 0 ? new Date(at.getTime() + 2_700_000) : null,
      ...Object.fromEntries(
        SCORE_CRITERIA.map((criterion) => [`score_${criterion}`, scorecard?.scores[criterion] ?? null]),
      ),
      score_strength: scorecard?.strength ?? null,
      score_next_step: scorecard?.next_step ?? null,
      scored_at: scorecard ? new Date(at.getTime() + 3_600_000) : null,
    },
  ];
}
