import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { interviewAt } from '../../../../../domain/appointments.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { Hint } from '../../../components/Hint.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { Row } from '../../../components/Row.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatTime } from '../../../lib/short-dates.ts';
import { useMember } from '../../../session/member.ts';
import { EventDialog } from '../events/EventDialog.tsx';
import type { EventPreset, StaffEvent } from '../events/event-form.ts';
import type { Interview, Practice } from '../application.ts';
import { useDesk } from './desk-context.ts';
import { Development, ScorecardDialog } from './Scorecard.tsx';

interface Doing {
  event: StaffEvent;
  preset: EventPreset;
}

function OutLink({ href, children }: { href: string | null; children: ReactNode }) {
  const { t } = useWording();
  if (!href) return null;
  return (
    <Link href={href} target="_blank" rel="noreferrer" variant="body2">
      {children} {t('layout.new_tab')}
    </Link>
  );
}

function Item({ title, status, children }: { title: string; status: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
    >
      <Row sx={{ justifyContent: 'space-between' }}>
        <Typography component="h4" variant="h3" sx={{ whiteSpace: 'nowrap' }}>
          {title}
        </Typography>
        <Chip size="small" label={status} />
      </Row>
      {children}
    </Box>
  );
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useWording();
  return (
    <Button size="small" color="error" onClick={onCancel}>
      {t('interviews.cancel')}
    </Button>
  );
}

/** What the student read about an appointment that does not take place. */
function Told({ reason }: { reason: string | null }) {
  const { t } = useWording();
  if (!reason) return null;
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
      {t('interviews.told', { text: reason })}
    </Typography>
  );
}

function statusOf({ cancelled_at, is_passed }: Interview) {
  if (cancelled_at !== null) return 'cancelled';
  if (is_passed === null) return 'waiting';
  return is_passed ? 'passed' : 'failed';
}

function InterviewItem({ interview, onDo }: { interview: Interview; onDo: (doing: Doing) => void }) {
  const { t, locale } = useWording();
  const { events_allowed } = useDesk().application;
  const { role } = useMember();
  const at = interviewAt(interview);
  const isCancelled = interview.cancelled_at !== null;
  // As the server has it: what is recorded is corrected by a manager.
  const mayRecord =
    events_allowed.includes('record_interview_result') &&
    (interview.is_passed === null || role === 'manager');
  return (
    <Item
      title={t('interviews.number', { number: interview.interview_number })}
      status={t(`interviews.${statusOf(interview)}`)}
    >
      <Typography variant="body2">
        {[
          at ? formatTime(at, locale) : t('interviews.not_fixed'),
          interview.is_online ? t('interviews.online') : interview.place,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Told reason={interview.cancel_reason} />
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <OutLink href={interview.online_link}>{t('interviews.link')}</OutLink>
        <OutLink href={interview.google_map_url}>{t('interviews.map')}</OutLink>
        {interview.memo && <Hint sx={{ whiteSpace: 'pre-wrap' }}>{interview.memo}</Hint>}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {!isCancelled && events_allowed.includes('change_interview') && (
            <Button size="small" onClick={() => onDo({ event: 'schedule_interview', preset: { interview } })}>
              {t('interviews.edit')}
            </Button>
          )}
          {!isCancelled && mayRecord && (
            <Button
              size="small"
              onClick={() => onDo({ event: 'record_interview_result', preset: { interview } })}
            >
              {t('interviews.result')}
            </Button>
          )}
          {!isCancelled && interview.is_passed === null && events_allowed.includes('cancel_interview') && (
            <CancelButton onCancel={() => onDo({ event: 'cancel_interview', preset: { interview } })} />
          )}
        </Stack>
      </Stack>
    </Item>
  );
}

/** A practice whose time is over is booked no more, whether or not somebody has said that it was held. */
function practiceStatus({ cancelled_at, done_at }: Practice, isHeld: boolean) {
  if (cancelled_at !== null) return 'cancelled';
  if (done_at !== null) return 'done';
  return isHeld ? 'not_marked_done' : 'booked';
}

interface PracticeItemProps {
  practice: Practice;
  onDo(doing: Doing): void;
  onScore(practice: Practice): void;
}

function PracticeItem({ practice, onDo, onScore }: PracticeItemProps) {
  const { t, locale } = useWording();
  const { events_allowed } = useDesk().application;
  const isCancelled = practice.cancelled_at !== null;
  const isOpen = !isCancelled && !practice.done_at;
  const now = useNow();
  const isHeld = practice.done_at !== null || Date.parse(practice.scheduled_at) <= now.getTime();
  return (
    <Item
      title={formatTime(practice.scheduled_at, locale)}
      status={t(`interviews.${practiceStatus(practice, isHeld)}`)}
    >
      <Told reason={practice.cancel_reason} />
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <OutLink href={practice.online_link}>{t('interviews.link')}</OutLink>
        {practice.notes && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {practice.notes}
          </Typography>
        )}
        <Stack direction="row" spacing={1}>
          {isOpen && events_allowed.includes('schedule_interview_practice') && (
            <Button
              size="small"
              onClick={() => onDo({ event: 'schedule_interview_practice', preset: { practice } })}
            >
              {t('interviews.edit')}
            </Button>
          )}
          {!isCancelled && isHeld && (
            <Button size="small" onClick={() => onScore(practice)}>
              {t(practice.scored_at ? 'interviews.scorecard.change' : 'interviews.scorecard.open')}
            </Button>
          )}
          {isOpen && events_allowed.includes('cancel_interview_practice') && (
            <CancelButton
              onCancel={() => onDo({ event: 'cancel_interview_practice', preset: { practice } })}
            />
          )}
        </Stack>
      </Stack>
    </Item>
  );
}

/** Whether the student is picking a time, and the way to the times that the company offers. */
function SlotRequest() {
  const { t, locale } = useWording();
  const { id, recruitment, interview_slot_request: request, events_allowed } = useDesk().application;
  if (!request && !events_allowed.includes('schedule_interview')) return null;
  return (
    <Box sx={{ mb: 1 }}>
      {request && (
        <Hint>
          {t(request.none_fits_at ? 'interviews.slots.answer.none_fits' : 'interviews.slots.answer.waiting')}
          {' · '}
          {t('interviews.slots.asked_at', { time: formatTime(request.asked_at, locale) })}
        </Hint>
      )}
      {request?.none_fits_comment && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {request.none_fits_comment}
        </Typography>
      )}
      <PageLink to={`/recruitments/${recruitment.id}/interview_slots?application=${id}`} variant="body2">
        {t('interviews.slots.to_page')}
      </PageLink>
    </Box>
  );
}

/** Interviews with the company, and the practice for them. */
export function InterviewsPanel() {
  const { t } = useWording();
  const { interviews, interview_practices } = useDesk().application;
  const [doing, setDoing] = useState<Doing | null>(null);
  const [scored, setScored] = useState<Practice | null>(null);
  return (
    <Stack spacing={2}>
      <Box component="section" aria-labelledby="interviews-heading">
        <Typography id="interviews-heading" component="h3" variant="h3" sx={{ mb: 1 }}>
          {t('interviews.title')}
        </Typography>
        {interviews.length === 0 && <Hint>{t('interviews.none')}</Hint>}
        <SlotRequest />
        <Stack component="ul" spacing={1} sx={{ p: 0, m: 0 }}>
          {interviews.map((interview) => (
            <InterviewItem key={interview.id} interview={interview} onDo={setDoing} />
          ))}
        </Stack>
      </Box>
      <Box component="section" aria-labelledby="practices-heading">
        <Typography id="practices-heading" component="h3" variant="h3" sx={{ mb: 1 }}>
          {t('interviews.practices')}
        </Typography>
        {interview_practices.length === 0 && <Hint>{t('interviews.no_practice')}</Hint>}
        <Stack component="ul" spacing={1} sx={{ p: 0, m: 0 }}>
          {interview_practices.map((practice) => (
            <PracticeItem key={practice.id} practice={practice} onDo={setDoing} onScore={setScored} />
          ))}
        </Stack>
      </Box>
      <Development practices={interview_practices} />
      {scored && <ScorecardDialog practice={scored} onClose={() => setScored(null)} />}
      {doing && <EventDialog event={doing.event} preset={doing.preset} onClose={() => setDoing(null)} />}
    </Stack>
  );
}
