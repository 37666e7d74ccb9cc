import type { Days } from './days.ts';
import type { Row } from './insert.ts';
import type { PlayedApplication, World } from './played-application.ts';

/** The interviews of an application. */
export function interviewRows(
  { scenario, recruitment, steps }: PlayedApplication,
  { days, interviewPlace }: World,
): Row[] {
  const results = steps.filter(({ name }) => name === 'record_interview_result');
  return (scenario.interviews ?? []).map((interview, place) => {
    const at = days.at(interview.in_days, interview.hour);
    return {
      interview_number: place + 1,
      fixed_schedule_at: at,
      conduct_at: interview.in_days < 0 ? at : null,
      is_online: interview.is_online,
      google_map_url: interview.is_online ? null : `https://maps.example.com/${recruitment.companyKey}`,
      place: interview.is_online ? null : interviewPlace,
      online_link: interview.is_online
        ? `https://meet.example.com/${recruitment.companyKey}-${place + 1}`
        : null,
      get_result_at: results[place]?.at ?? null,
      is_passed: interview.is_passed ?? null,
      memo: interview.memo ?? null,
    };
  });
}

/** The practice with a mentor before them. */
export function practiceRows({ scenario: { practice }, mentorId }: PlayedApplication, days: Days): Row[] {
  if (!practice) return [];
  const at = days.at(practice.in_days, 17);
  return [
    {
      hf_member_id: mentorId,
      scheduled_at: at,
      online_link: 'https://meet.example.com/practice',
      notes: practice.notes ?? null,
      done_at: practice.in_days < 0 ? new Date(at.getTime() + 2_700_000) : null,
    },
  ];
}
