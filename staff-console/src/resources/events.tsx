import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { event } from '../../../domain/entities/event.ts';
import type { StaffRow } from '../../../server/client/resources.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Hint } from '../components/Hint.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { ThumbnailInput } from '../components/form/PictureInput.tsx';
import { OutsideLink } from '../components/OutsideLink.tsx';
import { listPath } from '../components/list/list-path.ts';
import { describe } from '../described/describe.ts';
import { FollowUpDialog } from './event_applications/FollowUpDialog.tsx';
import type { Translate } from '../i18n/use-translate.ts';
import { useWording, type Wording } from '../i18n/use-wording.ts';

/** How full an event is, and who came, in words: "12 of 20, 3 waiting". */
function placesOf(row: StaffRow<'events'>, t: Translate): string {
  const { seats_taken, capacity, waiting_count, attended_count, absent_count } = row;
  const taken =
    capacity === null
      ? t('content.events.taken', { smart_count: seats_taken })
      : t('content.events.taken_of', { count: seats_taken, capacity });
  return [
    taken,
    waiting_count > 0 && t('content.events.waiting', { count: waiting_count }),
    attended_count > 0 && t('content.events.attended', { count: attended_count }),
    absent_count > 0 && t('content.events.absent', { count: absent_count }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The list of who applied to one event. */
const applicationsPath = (eventId: number) => listPath('event_applications', { event_id: eventId });

function FormsLink() {
  const { t } = useWording();
  return (
    <Typography variant="body2">
      <PageLink to="/forms">{t('content.events.edit_forms')}</PageLink>
    </Typography>
  );
}

/** The mails to who came and who did not, for managers to send. */
function FollowUpButton({ eventId }: { eventId: number }) {
  const { t, member } = useWording();
  const [isOpen, setOpen] = useState(false);
  if (member.role !== 'manager') return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('content.events.follow_up')}
      </Button>
      {isOpen && <FollowUpDialog eventId={eventId} onClose={() => setOpen(false)} />}
    </>
  );
}

const nameOf = (row: StaffRow<'events'>, { t, pick }: Wording) =>
  pick(row.title) || t('content.untitled', { id: row.id });

/** Events for students, the latest first; a new one is seen by nobody until it is released. */
export default describe('events', event, {
  words: 'content.events',
  createdBy: 'manager',
  defaults: { is_released: false, is_need_resume_file: false },
  nameOf,
  facts: (record, { t, time }) => (
    <Hint>
      {time(record.start_at)} · {t('content.events.applications')}: {placesOf(record, t)}
    </Hint>
  ),
  actions: (record, { t }) => (
    <>
      {record.is_past && <FollowUpButton eventId={record.id} />}
      <ButtonLink to={`/events/${record.id}/check_in`} variant="outlined">
        {t('content.events.check_in')}
      </ButtonLink>
      <ButtonLink to={applicationsPath(record.id)}>{t('content.events.applications')}</ButtonLink>
      {record.is_released && (
        <OutsideLink href={`/events/${record.id}`}>{t('articles.as_student')}</OutsideLink>
      )}
    </>
  ),
  list: {
    sort: ['start_at', 'DESC'],
    search: 'content.search_title',
    filters: ['is_released', { name: 'is_past', kind: 'flag' }],
    hasExport: true,
    columns: [
      { field: 'title', label: 'content.name', render: nameOf },
      { field: 'start_at', sort: true },
      { field: 'deadline', isOptional: true },
      {
        id: 'places',
        label: 'content.events.applications',
        render: (row, { t }) => (
          <PageLink to={applicationsPath(row.id)} sx={{ position: 'relative', zIndex: 1 }}>
            {placesOf(row, t)}
          </PageLink>
        ),
      },
      {
        field: 'is_released',
        render: ({ is_released }, { t }) => (
          <Chip
            size="small"
            variant={is_released ? 'filled' : 'outlined'}
            color={is_released ? 'success' : 'default'}
            label={t(is_released ? 'content.released' : 'content.unreleased')}
          />
        ),
      },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
  form: [
    { title: 'content.events.when', fields: ['start_at', 'end_at', 'deadline', 'capacity', 'is_released'] },
    {
      title: 'content.events.facts',
      fields: ['is_online', 'place', 'google_map_url', 'spoken_language', 'organiser', 'what_to_bring'],
    },
    {
      title: 'content.words',
      fields: [{ field: 'title', label: 'content.name' }, 'body', { render: ThumbnailInput }],
    },
    {
      title: 'content.events.applying',
      hint: 'content.events.applying_hint',
      grid: 300,
      fields: [
        'form_id',
        'apply_url',
        'notification_channel_id',
        'is_need_resume_file',
        { render: FormsLink },
        'apply_complete_message',
      ],
    },
    {
      title: 'content.events.after',
      hint: 'content.events.after_hint',
      grid: 300,
      fields: ['survey_url', 'follow_up_message'],
    },
  ],
});
