import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useRefresh } from 'ra-core';
import { useCommand } from '../../components/CommandButton.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import type { Data } from '../../lib/record-changes.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useApi } from '../../providers/api-context.ts';
import { ChangesDialog } from './DifferenceList.tsx';
import type { Recruitment } from './fields.ts';

/** Of a public ad: that it is reworked in a draft, and the way to it. */
export function PublicNotice({ row }: { row: Recruitment }) {
  const { t, pick, locale } = useWording();
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const command = useCommand();
  const { revision } = row;
  const open = () =>
    command.run(async () => {
      const { id } = await api.command('hf_member__begin_recruitment_revision', {
        recruitment: { id: row.id, version: row.version },
      });
      void navigate(`/recruitments/${id}`);
    }, refresh);
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" variant="outlined" disabled={command.isBusy} onClick={() => void open()}>
          {t(revision ? 'recruitments.revision.go_on' : 'recruitments.revision.begin')}
        </Button>
      }
    >
      {revision
        ? t('recruitments.revision.begun', {
            name: pick(revision.begun_by),
            time: formatTime(revision.begun_at, locale),
          })
        : t('recruitments.revision.public')}
    </Alert>
  );
}

/** Of the draft: what it is to replace, and how it differs from that as it is written now. */
export function RevisionNotice({
  row,
  of,
}: {
  row: Recruitment;
  of: NonNullable<Recruitment['revision_of']>;
}) {
  const { t } = useWording();
  const { getValues } = useFormContext<Data>();
  const [after, setAfter] = useState<Data | null>(null);
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button size="small" onClick={() => setAfter(structuredClone({ ...row, ...getValues() }))}>
            {t('recruitments.release.show_changes')}
          </Button>
        }
      >
        {t('recruitments.revision.draft')}{' '}
        <PageLink to={`/recruitments/${of.id}`}>{t('recruitments.revision.see_public')}</PageLink>
      </Alert>
      {of.is_changed_since && <Alert severity="warning">{t('recruitments.revision.changed_since')}</Alert>}
      {after && (
        <ChangesDialog
          title={t('recruitments.release.changes')}
          before={of.content}
          after={after}
          onClose={() => setAfter(null)}
        />
      )}
    </>
  );
}

/** What the ad said before: until when, who ended it, and how it differs from what is there now. */
export function PublicVersions({ row }: { row: Recruitment }) {
  const { t, pick, locale } = useWording();
  const [shown, setShown] = useState<Recruitment['public_versions'][number] | null>(null);
  if (row.public_versions.length === 0) return null;
  const nameOf = ({ until, ended_by }: Recruitment['public_versions'][number]) =>
    [t('recruitments.revision.until', { time: formatTime(until, locale) }), ended_by && pick(ended_by)]
      .filter(Boolean)
      .join(' · ');
  return (
    <Box component="section" aria-label={t('recruitments.revision.versions')}>
      <Typography component="h3" variant="h3">
        {t('recruitments.revision.versions')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {row.public_versions.map((version) => (
          <li key={version.id}>
            {nameOf(version)}{' '}
            <Button size="small" onClick={() => setShown(version)}>
              {t('recruitments.revision.compare')}
            </Button>
          </li>
        ))}
      </Box>
      {shown && (
        <ChangesDialog
          title={t('recruitments.revision.compared', { version: nameOf(shown) })}
          before={shown.content}
          after={row}
          onClose={() => setShown(null)}
        />
      )}
    </Box>
  );
}
