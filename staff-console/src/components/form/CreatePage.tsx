import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Data } from '../../lib/record-changes.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormNotices } from './FormNotices.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PageHead } from './PageHead.tsx';
import { RecordFormProvider } from './RecordFormProvider.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useRecordForm } from './use-record-form.ts';

export interface CreatePageProps {
  resource: string;
  title: string;
  listLabel: string;
  /** What a new record starts with; nothing of it counts as written by somebody. */
  defaults?: Data;
  children: ReactNode;
}

/** The page of a record that does not exist yet, at /<resource>/create. Goes on to its own page once it does. */
export function CreatePage({ resource, title, listLabel, defaults, children }: CreatePageProps) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [start] = useState(defaults ?? {});
  const recordForm = useRecordForm({
    resource,
    record: null,
    defaults: start,
    onSaved: (record) => {
      notify(t('form.created'), { type: 'success' });
      void navigate(`/${resource}/${String(record['id'])}`, { replace: true });
    },
  });
  usePageTitle(title);
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto' }}>
      <PageHead title={title} list={{ path: `/${resource}`, label: listLabel }} />
      <RecordFormProvider resource={resource} recordForm={recordForm} isReadOnly={false}>
        <FormNotices />
        {children}
        <SaveBar saveLabel={t('form.create')} />
        <ConflictDialog />
        <LeaveDialog />
      </RecordFormProvider>
    </Box>
  );
}
