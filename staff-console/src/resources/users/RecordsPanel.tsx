import DownloadIcon from '../../../../web/icons/FileDownloadOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import type { MissingField } from '../../../../domain/profile-levels.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { saveFile } from '../../../../web/save-file.ts';
import { ApplicationStateChip } from '../../components/ApplicationStateChip.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CommandButton } from '../../components/CommandButton.tsx';
import { DeliveryState } from '../../components/DeliveryState.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Problem } from '../../components/Problem.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { listPath } from '../../components/list/list-path.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { cycleText } from '../../lib/cycle.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useApi } from '../../providers/api-context.ts';
import type { WholeStudent } from './student.ts';

/** Whether the profile suffices for a resume, what it lacks, and the file the student has uploaded. */
export function ResumePanel({ student }: { student: WholeStudent }) {
  const t = useTranslate();
  const api = useApi();
  const save = useMutation({
    mutationFn: async () => saveFile(await api.query('user__get_resume_file', { user_id: student.id })),
  });
  const missing = student.missing_for.resume as MissingField[];
  return (
    <FieldSection title={t('students.resume')}>
      {missing.length === 0 ? (
        <Typography variant="body2">{t('students.resume_enough')}</Typography>
      ) : (
        <Typography component="div" variant="body2">
          {t('students.resume_lacks')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {missing.map((field) => (
              <li key={field}>{t(`students.missing.${field}`)}</li>
            ))}
          </ul>
        </Typography>
      )}
      {student.has_resume && (
        <div>
          <Button variant="outlined" disabled={save.isPending} onClick={() => save.mutate()}>
            {t('students.save_resume_file')}
          </Button>
        </div>
      )}
      <Problem of={save} />
    </FieldSection>
  );
}

const MAILS = 10;

interface RowProps {
  to: string;
  name: string;
  under: string;
  chip: ReactNode;
  children?: ReactNode;
}

function Row({ to, name, under, chip, children }: RowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PageLink to={to} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </PageLink>
        <Typography variant="caption" component="div" color="textSecondary">
          {under}
        </Typography>
        {children}
      </Box>
      {chip}
    </Box>
  );
}

/** The resume of an application as the company would get it now, to save. */
function ResumeButton({ id, of }: { id: number; of: string }) {
  const { t } = useWording();
  const api = useApi();
  const save = async () => {
    saveFile(await api.query('user__get_application_resume_pdf', { application_id: id }));
  };
  return (
    <CommandButton
      variant="text"
      size="small"
      sx={{ ml: -1 }}
      startIcon={<DownloadIcon />}
      aria-label={t('students.resume_pdf_of', { of })}
      work={save}
    >
      {t('students.resume_pdf')}
    </CommandButton>
  );
}

function Mails({ student }: { student: WholeStudent }) {
  const { t, locale } = useWording();
  const filter = { recipient_user_id: student.id };
  const { data, error, refetch } = useGetList<StaffRow<'deliveries'>>('deliveries', {
    filter,
    pagination: { page: 1, perPage: MAILS },
    sort: { field: 'id', order: 'DESC' },
  });
  return (
    <FieldSection title={t('students.mails')}>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{t('students.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '&:empty': { display: 'none' } }}>
        {data?.map((mail) => (
          <Row
            key={mail.id}
            to={`/deliveries/${mail.id}/show`}
            name={mail.subject || mail.template}
            under={formatTime(mail.sent_at ?? mail.available_at, locale)}
            chip={<DeliveryState state={mail.state} />}
          />
        ))}
      </Box>
      {data?.length === MAILS && (
        <ButtonLink variant="outlined" to={listPath('deliveries', filter)}>
          {t('students.all_mails')}
        </ButtonLink>
      )}
    </FieldSection>
  );
}

/** Applications, events and mails of a student, the newest first. */
export function RecordsPanel({ student }: { student: WholeStudent }) {
  const { t, pick, locale } = useWording();
  const { applications, event_applications: events } = student;
  return (
    <>
      <FieldSection title={t('students.applications')}>
        {applications.length === 0 && <Typography color="textSecondary">{t('students.none')}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '&:empty': { display: 'none' } }}>
          {applications.map((row) => (
            <Row
              key={row.id}
              to={`/applications/${row.id}/show`}
              name={`${pick(row.company.official_name)} · ${pick(row.recruitment.title)}`}
              under={[
                formatTime(row.created_at, locale),
                ...(row.cycle_number > 1 ? [cycleText(t, row)] : []),
                ...row.hf_members.map(({ names }) => pick(names)),
              ].join(' · ')}
              chip={<ApplicationStateChip state={row.state} />}
            >
              <ResumeButton id={row.id} of={pick(row.recruitment.title)} />
            </Row>
          ))}
        </Box>
      </FieldSection>
      <Mails student={student} />
      <FieldSection title={t('students.events')}>
        {events.length === 0 && <Typography color="textSecondary">{t('students.none')}</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '&:empty': { display: 'none' } }}>
          {events.map((row) => (
            <Row
              key={row.id}
              to={`/events/${row.event.id}`}
              name={pick(row.event.title)}
              under={formatTime(row.event.start_at, locale)}
              chip={
                <Typography variant="body2">
                  {row.attendance === null || row.attendance === 'unrecorded'
                    ? t(`students.event_states.${row.state}`)
                    : t(`check_in.attendance.${row.attendance}`)}
                </Typography>
              }
            />
          ))}
        </Box>
      </FieldSection>
    </>
  );
}
